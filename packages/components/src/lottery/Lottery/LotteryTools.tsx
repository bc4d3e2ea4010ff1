import {
  lotteryWeekdays,
  type LotteryListStore,
  type LotteryView,
  type LotteryWeekday,
} from '@livery/stores';
import { Chips } from '@livery/ui';
import { observer } from 'mobx-react-lite';
import { wordText } from '../../core/wordText.ts';
import { useStores } from '../../core/stores.ts';
import { lotteryTagTexts } from '../../lobby/lotteryTagTexts.ts';
import styles from './LotteryTools.module.css';
import { weekdayNames } from './weekdayNames.ts';

const fixedViews: readonly LotteryView[] = ['all', 'hot', 'favorite', 'recent'];

/** Tabs and weekday filter of the lotteries. Source: LOTT-01. */
export const LotteryTools = observer(function LotteryTools({ list }: { list: LotteryListStore }) {
  const { locale, site } = useStores();
  const views = [
    ...fixedViews.slice(0, 1),
    ...list.tags.map((tag): LotteryView => `tag:${tag}`),
    ...fixedViews.slice(1),
  ].map((view) => ({ value: view, label: labelOf(view) }));
  return (
    <div className={styles.tools}>
      <Chips
        label={locale.t('lottery.views')}
        options={views}
        value={list.view}
        onChange={(value) =>
          list.setView(views.find((view) => view.value === value)?.value ?? 'all')
        }
      />
      <Chips
        label={locale.t('lottery.weekday')}
        value={list.weekday}
        onChange={(value) => list.setWeekday(isWeekday(value) ? value : '')}
        options={[
          { value: '', label: locale.t('lottery.anyDay') },
          ...weekdayNames(locale.formats, site.config.site.weekdays).map(({ code, name }) => ({
            value: code,
            label: name,
          })),
        ]}
      />
    </div>
  );

  function labelOf(view: LotteryView): string {
    if (view === 'all' || view === 'hot' || view === 'favorite' || view === 'recent')
      return locale.t(view === 'all' ? 'games.all' : `lobby.${view}`);
    return wordText(locale, lotteryTagTexts, view.slice('tag:'.length));
  }
});

function isWeekday(value: string): value is LotteryWeekday {
  return lotteryWeekdays.some((code) => code === value);
}
