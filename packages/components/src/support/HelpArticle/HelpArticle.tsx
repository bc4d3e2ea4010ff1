import type { HelpArticleProps } from '@livery/model';
import { helpArticle, helpQuery } from '@livery/stores';
import { Button, Skeleton } from '@livery/ui';
import { observer } from 'mobx-react-lite';
import { contentLang } from '../../core/contentLang.ts';
import { formatDateTime } from '../../core/dates/formatDateTime.ts';
import { ResourceView } from '../../core/ResourceView/ResourceView.tsx';
import { RichText } from '../../core/RichText/RichText.tsx';
import { useStores } from '../../core/stores.ts';
import { useQuery } from '../../core/useQuery.ts';
import styles from './HelpArticle.module.css';

export const HelpArticle = observer(function HelpArticle({ article: id, title }: HelpArticleProps) {
  const stores = useStores();
  const { locale, site } = stores;
  const help = useQuery(helpQuery);
  const article = help.value && helpArticle(help.value, id);
  return (
    <article className={styles.article}>
      <header className={styles.head}>
        <h1>{title}</h1>
        {article?.updatedAt === undefined ? null : (
          <p className={styles.updated}>
            {locale.t('help.updated', { date: formatDateTime(stores, article.updatedAt) })}
          </p>
        )}
      </header>
      <ResourceView
        resource={help}
        loadingText="help.loading"
        skeleton={<Skeleton shape="line" lines={10} />}
        isEmpty={() => article === undefined}
        emptyIcon="file-text"
        emptyText="help.missing"
      >
        {({ language }) => (
          <RichText level={2} html={article?.content ?? ''} lang={contentLang(locale, language)} />
        )}
      </ResourceView>
      <p>
        <Button href={site.routePath('help') ?? '/'} variant="soft" iconStart="circle-help">
          {locale.t('help.all')}
        </Button>
      </p>
    </article>
  );
});
