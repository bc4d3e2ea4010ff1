import type { CategoryTilesProps } from '@livery/model';
import { Icon, markOverflow, Section } from '@livery/ui';
import { observer } from 'mobx-react-lite';
import { categoryEntries } from '../../shell/menuEntries.ts';
import { useStores } from '../../core/stores.ts';
import { useGameCategories } from '../../lobby/useGameCategories.ts';
import styles from './CategoryTiles.module.css';

export const CategoryTiles = observer(function CategoryTiles({ title }: CategoryTilesProps) {
  const stores = useStores();
  const categories = useGameCategories();
  return (
    <Section title={title}>
      <ul ref={markOverflow} className={styles.tiles}>
        {categoryEntries(stores, categories).map(({ id, label, address, icon }) => (
          <li key={id}>
            <a className={styles.tile} href={address}>
              {icon ? <Icon name={icon} size="large" /> : null}
              <span>{label}</span>
            </a>
          </li>
        ))}
      </ul>
    </Section>
  );
});
