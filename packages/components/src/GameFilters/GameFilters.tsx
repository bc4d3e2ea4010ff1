import type { GameGridProps } from '@livery/contract';
import type { GameListStore } from '@livery/stores';
import { Chips, SearchField, Select } from '@livery/ui';
import { observer } from 'mobx-react-lite';
import { useStores } from '../stores.ts';
import { gameClasses } from './gameClasses.ts';
import styles from './GameFilters.module.css';
import { useSearchText } from './useSearchText.ts';

type FilterName = NonNullable<GameGridProps['filters']>[number];

/** What a list of games can be narrowed by. */
export const GameFilters = observer(function GameFilters({ list, gameType, filters }: { list: GameListStore; gameType: string; filters: readonly FilterName[] }) {
  const { locale, site, vendors } = useStores();
  const search = useSearchText(list);
  const all = { value: '', label: locale.t('filters.all') };
  const { supportLanguages, lists } = site.config.site;
  return (
    <div className={styles.filters} role="group" aria-label={locale.t('filters.label')}>
      {filters.includes('search') ? (
        <SearchField className={styles.search ?? ''} label={locale.t('filters.search')} clearLabel={locale.t('filters.clearSearch')} placeholder={locale.t('filters.search')} value={search.text} onChange={search.change} onSubmit={search.submit} />
      ) : null}
      {filters.includes('vendor') ? (
        <Select
          label={locale.t('filters.vendor')} labelHidden value={list.filters.vendorCode} onChange={(code) => list.setFilter('vendorCode', code)}
          options={[{ value: '', label: `${locale.t('filters.vendor')}: ${all.label}` }, ...vendors.vendorsOf(gameType).map(({ vassalage, title }) => ({ value: vassalage, label: title }))]}
        />
      ) : null}
      {filters.includes('minBet') ? (
        <Select
          label={locale.t('filters.minBet')} labelHidden value={String(list.filters.minBet)} onChange={(bet) => list.setFilter('minBet', Number(bet))}
          options={[{ value: '0', label: `${locale.t('filters.minBet')}: ${all.label}` }, ...lists.minBets.map((bet) => ({ value: String(bet), label: locale.formatMoney(bet) }))]}
        />
      ) : null}
      {filters.includes('class') ? (
        <div className={styles.classes}>
          <Chips
            label={locale.t('filters.class')} value={list.filters.gameClass} onChange={(gameClass) => list.setFilter('gameClass', gameClass)}
            options={[all, ...gameClasses(supportLanguages).map(({ value, text }) => ({ value, label: locale.t(text) }))]}
          />
        </div>
      ) : null}
    </div>
  );
});
