import type { HelpArticleProps } from '@livery/model';
import { HelpStore, valueOf } from '@livery/stores';
import { Button, EmptyState, ErrorState, Skeleton } from '@livery/ui';
import { observer } from 'mobx-react-lite';
import { contentLang } from '../../core/contentLang.ts';
import { errorText } from '../../core/errorText.ts';
import { formatMoment } from '../../core/formatMoment.ts';
import { RichText } from '../../core/RichText/RichText.tsx';
import { useStores } from '../../core/stores.ts';
import { useResource } from '../../core/useResource.ts';
import styles from './HelpArticle.module.css';

export const HelpArticle = observer(function HelpArticle({ article: id, title }: HelpArticleProps) {
  const stores = useStores();
  const { locale, site } = stores;
  const help = stores.of(HelpStore);
  const state = useResource(help.centre, {});
  const value = valueOf(state);
  const article = help.article(id);
  return (
    <article className={styles.article}>
      <header className={styles.head}>
        <h1>{title}</h1>
        {article?.updatedAt === undefined ? null : (
          <p className={styles.updated}>
            {locale.t('help.updated', { date: formatMoment(stores, article.updatedAt) })}
          </p>
        )}
      </header>
      {article && value ? (
        <RichText level={2} html={article.content} lang={contentLang(locale, value.language)} />
      ) : null}
      {value && !article ? <EmptyState icon="file-text" title={locale.t('help.missing')} /> : null}
      {!value && state.status === 'failed' ? (
        <ErrorState
          text={errorText(stores, state.error)}
          retryLabel={locale.t('games.retry')}
          onRetry={() => void help.centre.refresh({})}
        />
      ) : null}
      {!value && state.status !== 'failed' ? (
        <div role="status" aria-label={locale.t('help.loading')}>
          <Skeleton shape="line" lines={10} />
        </div>
      ) : null}
      <p>
        <Button href={site.routePath('help') ?? '/'} variant="soft" iconStart="circle-help">
          {locale.t('help.all')}
        </Button>
      </p>
    </article>
  );
});
