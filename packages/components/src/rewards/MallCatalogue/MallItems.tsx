import type { MallCatalogueReply, MallItem } from '@livery/model';
import {
  Badge,
  Card,
  Chips,
  classNames,
  Grid,
  Icon,
  Image,
  OperatorText,
  Skeleton,
} from '@livery/ui';
import { observer } from 'mobx-react-lite';
import { useState, type ReactNode } from 'react';
import { contentLang } from '../../core/contentLang.ts';
import { useStores } from '../../core/stores.ts';
import styles from './MallCatalogue.module.css';

/** Placeholder of the items. */
export function MallSkeleton() {
  return (
    <Grid columns={4}>
      {Array.from({ length: 8 }, (_, index) => (
        <Skeleton key={index} shape="block" ratio="4:3" />
      ))}
    </Grid>
  );
}

/** Items of the points mall with a filter by category. */
export const MallItems = observer(function MallItems<Item extends MallItem>({
  title,
  reply,
  shows = () => true,
  renderAction,
  children,
}: {
  title: string;
  reply: Omit<MallCatalogueReply, 'items'> & { items: readonly Item[] };
  /** A further filter, whose control is in `children`. */
  shows?: (item: Item) => boolean;
  /** What a member can do with an item. */
  renderAction?: (item: Item) => ReactNode;
  /** Content above the items. */
  children?: ReactNode;
}) {
  const { locale } = useStores();
  const [category, setCategory] = useState('');
  const visible = reply.items.filter(
    (item) => (category === '' || item.category === category) && shows(item),
  );
  const options = [
    { value: '', label: locale.t('mall.all') },
    ...(reply.categories ?? []).map(({ code, name }) => ({ value: code, label: name })),
  ];
  return (
    <section className={styles.mall} aria-label={title} lang={contentLang(locale, reply.language)}>
      {children}
      <Chips
        label={locale.t('mall.categories')}
        options={options}
        value={category}
        onChange={setCategory}
      />
      <Grid as="ul" columns={4}>
        {visible.map((item) => (
          <li key={item.itemId}>
            <ItemCard item={item} action={renderAction?.(item)} />
          </li>
        ))}
      </Grid>
      <p className={styles.note}>{locale.t('mall.neverExpire')}</p>
    </section>
  );
});

const ItemCard = observer(function ItemCard({
  item: { name, text, image, points, stock, rankName },
  action,
}: {
  item: MallItem;
  action: ReactNode;
}) {
  const { locale, site } = useStores();
  return (
    <Card as="article" padding="none" className={styles.item}>
      <Image
        src={image === undefined ? undefined : site.imageUrl(image)}
        alt=""
        ratio="4:3"
        fallbackText={name}
        className={classNames(styles.picture, stock === 0 && styles.out)}
      />
      <div className={styles.text}>
        <h2 className={styles.name}>
          <OperatorText>{name}</OperatorText>
        </h2>
        {text === undefined ? null : (
          <p className={styles.about}>
            <OperatorText>{text}</OperatorText>
          </p>
        )}
        <p className={styles.points}>
          <Icon name="coins" size="small" />
          {locale.t('mall.points', { points: locale.formats.number(points) })}
        </p>
        <p className={styles.badges}>
          {stock === undefined ? null : (
            <Badge>
              {stock === 0
                ? locale.t('mall.out')
                : locale.t('mall.stock', { stock: locale.formats.number(stock) })}
            </Badge>
          )}
          {rankName === undefined ? null : (
            <Badge icon="crown">{locale.t('mall.from', { rank: rankName })}</Badge>
          )}
        </p>
        {action}
      </div>
    </Card>
  );
});
