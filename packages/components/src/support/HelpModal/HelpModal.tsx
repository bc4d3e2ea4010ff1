import type { ModalProps } from '@livery/model';
import { helpArticle, helpQuery } from '@livery/stores';
import { Skeleton } from '@livery/ui';
import { observer } from 'mobx-react-lite';
import { contentLang } from '../../core/contentLang.ts';
import { ResourceView } from '../../core/ResourceView/ResourceView.tsx';
import { RichText } from '../../core/RichText/RichText.tsx';
import { useStores } from '../../core/stores.ts';
import { useQuery } from '../../core/useQuery.ts';
import { ModalFrame } from '../../core/ModalFrame/ModalFrame.tsx';

/** Article of the help centre in a modal, usually the terms. */
export const HelpModal = observer(function HelpModal({ article: id }: ModalProps['helpModal']) {
  const { locale } = useStores();
  const help = useQuery(helpQuery);
  const article = help.value && helpArticle(help.value, id);
  return (
    <ModalFrame name="helpModal" title={article?.title ?? locale.t('help.title')} size="large">
      <ResourceView
        resource={help}
        loadingText="help.loading"
        skeleton={<Skeleton shape="line" lines={10} />}
        isEmpty={() => article === undefined}
        emptyIcon="file-text"
        emptyText="help.missing"
      >
        {({ language }) => (
          <RichText html={article?.content ?? ''} lang={contentLang(locale, language)} />
        )}
      </ResourceView>
    </ModalFrame>
  );
});
