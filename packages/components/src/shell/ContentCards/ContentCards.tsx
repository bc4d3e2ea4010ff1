import type { ContentCardsProps, IconName } from '@livery/model';
import { Card, Icon, Section } from '@livery/ui';
import { observer } from 'mobx-react-lite';
import { useStores } from '../../core/stores.ts';
import { AssetPicture } from '../ContentPicture/AssetPicture.tsx';
import { contentLink } from '../ContentPicture/contentLink.ts';
import styles from './ContentCards.module.css';

type CardProps = ContentCardsProps['cards'][number];

export const ContentCards = observer(function ContentCards({ title, cards }: ContentCardsProps) {
  return (
    <Section title={title}>
      <ul role="list" className={styles.cards}>
        {cards.map((card) => (
          <ContentCard key={card.title} {...card} />
        ))}
      </ul>
    </Section>
  );
});

const ContentCard = observer(function ContentCard({
  title,
  text,
  icon,
  picture,
  link,
  action,
}: CardProps) {
  const target = contentLink(useStores(), link);
  return (
    <Card as="li" className={styles.card}>
      {picture === undefined ? null : <AssetPicture picture={picture} className={styles.picture} />}
      {icon === undefined ? null : (
        <Icon name={icon as IconName /* checked where the document was validated */} size="large" />
      )}
      <h3>{target && action === undefined ? <a {...target}>{title}</a> : title}</h3>
      {text === undefined ? null : <p className={styles.text}>{text}</p>}
      {target && action !== undefined ? (
        // Several cards may have the same label.
        <a {...target} className={styles.action} aria-label={`${action}: ${title}`}>
          {action} <Icon name="chevron-right" size="small" />
        </a>
      ) : null}
    </Card>
  );
});
