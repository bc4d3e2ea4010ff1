import type { ModalProps } from '@livery/model';
import { HelpStore, valueOf } from '@livery/stores';
import { EmptyState, ErrorState, Skeleton } from '@livery/ui';
import { observer } from 'mobx-react-lite';
import { contentLang } from '../../core/contentLang.ts';
import { errorText } from '../../core/errorText.ts';
import { RichText } from '../../core/RichText/RichText.tsx';
import { useStores } from '../../core/stores.ts';
import { useResource } from '../../core/useResource.ts';
import { ModalFrame } from '../../core/ModalFrame/ModalFrame.tsx';

/** An article of the help centre over the page: the terms, mostly. */
export const HelpModal = observer(function HelpModal({ article: id }: ModalProps['helpModal']) {
  const stores = useStores();
  const { locale } = stores;
  const help = stores.of(HelpStore);
  const state = useResource(help.centre, {});
  const value = valueOf(state);
  const article = help.article(id);
  const content = () => {
    if (article && value)
      return <RichText html={article.content} lang={contentLang(locale, value.language)} />;
    if (value) return <EmptyState icon="file-text" title={locale.t('help.missing')} />;
    if (state.status === 'failed')
      return (
        <ErrorState
          text={errorText(stores, state.error)}
          retryLabel={locale.t('games.retry')}
          onRetry={() => void help.centre.refresh({})}
        />
      );
    return (
      <div role="status" aria-label={locale.t('help.loading')}>
        <Skeleton shape="line" lines={10} />
      </div>
    );
  };
  return (
    <ModalFrame name="helpModal" title={article?.title ?? locale.t('help.title')} size="large">
      {content()}
    </ModalFrame>
  );
});
