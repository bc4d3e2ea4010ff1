import { iconNames, type HelpCentreProps, type HelpCenterReply } from '@livery/model';
import { helpQuery } from '@livery/stores';
import { EmptyState, Icon, markOverflow, OperatorText, SearchField, Skeleton } from '@livery/ui';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { contentLang } from '../../core/contentLang.ts';
import { ResourceView } from '../../core/ResourceView/ResourceView.tsx';
import { useStores } from '../../core/stores.ts';
import { useQuery } from '../../core/useQuery.ts';
import { ArticleEntry } from './ArticleEntry.tsx';
import styles from './HelpCentre.module.css';
import { Highlighted } from './Highlighted.tsx';
import { searchArticles, searchWords } from './searchArticles.ts';
import { useNamedArticle } from './useNamedArticle.ts';

export const HelpCentre = observer(function HelpCentre({ title }: HelpCentreProps) {
  return (
    <ResourceView
      resource={useQuery(helpQuery)}
      loadingText="help.loading"
      className={styles.centre}
      skeleton={
        <>
          <Skeleton shape="control" />
          <Skeleton shape="line" lines={12} />
        </>
      }
      isEmpty={({ categories }) => categories.length === 0}
      emptyIcon="circle-help"
      emptyText="help.empty"
    >
      {(reply) => <Centre title={title} reply={reply} />}
    </ResourceView>
  );
});

const Centre = observer(function Centre({
  title,
  reply,
}: {
  title: string;
  reply: HelpCenterReply;
}) {
  const { locale } = useStores();
  const [query, setQuery] = useState('');
  const { opened, toggle } = useNamedArticle(() => setQuery(''));
  const lang = contentLang(locale, reply.language);
  return (
    <section className={styles.centre} aria-label={title}>
      <SearchField
        className={styles.search}
        label={locale.t('help.search')}
        placeholder={locale.t('help.search')}
        clearLabel={locale.t('help.clear')}
        value={query}
        onChange={setQuery}
      />
      {query.trim() === '' ? (
        <div className={styles.columns}>
          <CategoryRail reply={reply} lang={lang} />
          <div className={styles.categories} lang={lang}>
            {reply.categories.map(({ id, name, articles }) => (
              <section key={id} aria-labelledby={`help-${id}`} className={styles.category}>
                <h2 id={`help-${id}`}>
                  <OperatorText>{name}</OperatorText>
                </h2>
                <div className={styles.articles}>
                  {articles.map((article) => (
                    <ArticleEntry
                      key={article.id}
                      article={article}
                      open={opened.has(article.id)}
                      onToggle={(open) => toggle(article.id, open)}
                    />
                  ))}
                </div>
              </section>
            ))}
          </div>
        </div>
      ) : (
        <Results reply={reply} query={query} lang={lang} onClear={() => setQuery('')} />
      )}
    </section>
  );
});

function CategoryRail({ reply, lang }: { reply: HelpCenterReply; lang: string | undefined }) {
  const { locale } = useStores();
  return (
    <nav
      ref={markOverflow}
      className={styles.rail}
      aria-label={locale.t('help.categories')}
      lang={lang}
    >
      {reply.categories.map(({ id, name, icon, articles }) => (
        <a key={id} className={styles.railLink} href={`#help-${id}`}>
          <Icon name={iconNames.find((iconName) => iconName === icon) ?? 'circle-help'} />
          <OperatorText>{name}</OperatorText>
          <span className={styles.count}>{articles.length}</span>
        </a>
      ))}
    </nav>
  );
}

const Results = observer(function Results({
  reply,
  query,
  lang,
  onClear,
}: {
  reply: HelpCenterReply;
  query: string;
  lang: string | undefined;
  onClear: () => void;
}) {
  const { locale } = useStores();
  const words = searchWords(query);
  const found = searchArticles(reply.categories, query);
  return (
    <div className={styles.results}>
      <p role="status" className={styles.found}>
        {locale.t('help.found', { count: found.length })}
      </p>
      {found.length === 0 ? (
        <EmptyState
          icon="search"
          title={locale.t('help.nothing')}
          text={locale.t('help.nothingText')}
          action={
            <button type="button" className={styles.clear} onClick={onClear}>
              {locale.t('help.clear')}
            </button>
          }
        />
      ) : (
        <ul role="list" className={styles.hits} lang={lang}>
          {found.map(({ article, category, passage }) => (
            <li key={article.id}>
              <a className={styles.hit} href={`#${article.id}`}>
                <OperatorText className={styles.hitCategory}>{category}</OperatorText>
                <strong className={styles.hitTitle}>
                  <Highlighted text={article.title} words={words} />
                </strong>
                <span className={styles.passage}>
                  <Highlighted text={passage} words={words} />
                </span>
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
});
