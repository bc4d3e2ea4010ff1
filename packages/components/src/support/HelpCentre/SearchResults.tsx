import { searchWords, type HelpCenterReply } from '@livery/model';
import { EmptyState, OperatorText } from '@livery/ui';
import { observer } from 'mobx-react-lite';
import { useStores } from '../../core/stores.ts';
import styles from './HelpCentre.module.css';
import { Highlighted } from './Highlighted.tsx';
import { searchArticles } from './searchArticles.ts';

/** Articles that contain all words of the query. */
export const SearchResults = observer(function SearchResults({
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
