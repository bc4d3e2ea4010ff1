import type { GameGridProps } from '@livery/model';
import type { GameListStore } from '@livery/stores';
import { Chips, Select } from '@livery/ui';
import { observer } from 'mobx-react-lite';
import { useStores } from '../../core/stores.ts';
import { useGameCategories } from '../useGameCategories.ts';
import styles from './FilterFields.module.css';

export interface FilterFieldsProps {
  list: GameListStore;
  gameType: string;
  filters: NonNullable<GameGridProps['filters']>;
  /** Whether the game classes wrap into lines instead of scrolling. */
  wrap?: boolean;
}

/** Filters of a list of games, without the search field. Source: LOBB-02. */
export const FilterFields = observer(function FilterFields({
  list,
  gameType,
  filters,
  wrap = false,
}: FilterFieldsProps) {
  const { locale, site } = useStores();
  const vendors =
    useGameCategories().find((category) => category.gameType === gameType)?.vendors ?? [];
  const all = { value: '', label: locale.t('filters.all') };
  const { gameClasses, lists, supportLanguages } = site.config.site;
  const classes = gameClasses.filter(
    ({ language }) => language === undefined || supportLanguages.includes(language),
  );
  return (
    <>
      <div className={styles.choices}>
        {filters.includes('vendor') ? (
          <Select
            label={locale.t('filters.vendor')}
            labelHidden
            value={list.filters.vendorCode}
            onChange={(code) => list.setFilter('vendorCode', code)}
            options={[
              { value: '', label: `${locale.t('filters.vendor')}: ${all.label}` },
              ...vendors.map(({ vassalage, title }) => ({ value: vassalage, label: title })),
            ]}
          />
        ) : null}
        {filters.includes('minBet') ? (
          <Select
            label={locale.t('filters.minBet')}
            labelHidden
            value={String(list.filters.minBet)}
            onChange={(bet) => list.setFilter('minBet', Number(bet))}
            options={[
              { value: '0', label: `${locale.t('filters.minBet')}: ${all.label}` },
              ...lists.minBets.map((bet) => ({
                value: String(bet),
                label: locale.formatMoney(bet),
              })),
            ]}
          />
        ) : null}
      </div>
      {filters.includes('class') && classes.length > 0 ? (
        <div className={styles.classes}>
          <Chips
            label={locale.t('filters.class')}
            value={list.filters.gameClass}
            onChange={(gameClass) => list.setFilter('gameClass', gameClass)}
            wrap={wrap}
            options={[
              all,
              ...classes.map(({ code, text }) => ({
                value: code,
                label: locale.text(text.$text, text.values),
              })),
            ]}
          />
        </div>
      ) : null}
    </>
  );
});
