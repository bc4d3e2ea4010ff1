import type { HelpArticle } from '@livery/model';
import { Details, Icon, OperatorText } from '@livery/ui';
import { observer } from 'mobx-react-lite';
import { RichText } from '../../core/RichText/RichText.tsx';
import { useStores } from '../../core/stores.ts';
import styles from './HelpCentre.module.css';

/** Collapsible article. Its text is in the HTML even while it is closed. */
export const ArticleEntry = observer(function ArticleEntry({
  article,
  open,
  onToggle,
}: {
  article: HelpArticle;
  open: boolean;
  onToggle: (open: boolean) => void;
}) {
  const { locale } = useStores();
  return (
    <Details id={article.id} className={styles.article} open={open} onToggle={onToggle}>
      <summary className={styles.summary}>
        <h3 className={styles.name}>
          <OperatorText>{article.title}</OperatorText>
        </h3>
        <Icon name="chevron-down" className={styles.arrow} />
      </summary>
      <div className={styles.text}>
        <RichText html={article.content} />
        <a
          className={styles.anchor}
          href={`#${article.id}`}
          aria-label={locale.t('help.anchor', { article: article.title })}
        >
          <Icon name="share-2" size="small" />
          {locale.t('help.link')}
        </a>
      </div>
    </Details>
  );
});
