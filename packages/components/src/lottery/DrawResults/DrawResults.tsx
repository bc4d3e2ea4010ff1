import type { DrawResultsProps } from '@livery/model';
import { LotteryStore, type Loadable } from '@livery/stores';
import { Skeleton } from '@livery/ui';
import { observer } from 'mobx-react-lite';
import { DrawTime } from '../Lottery/DrawTime.tsx';
import { ResourceSection } from '../../core/ResourceSection/ResourceSection.tsx';
import { useStores } from '../../core/stores.ts';
import { useHydrated } from '../../core/useHydrated.ts';
import { useResource } from '../../core/useResource.ts';
import styles from './DrawResults.module.css';

const notRequested: Loadable<never> = { status: 'idle' };

export const DrawResults = observer(function DrawResults({
  title,
  gameType,
  vendors,
  limit = 8,
}: DrawResultsProps) {
  const stores = useStores();
  const { locale, site } = stores;
  const store = stores.get(LotteryStore);
  useResource(store.menu, store.menuRequest);
  const opened = useResource(store.opened, store.openedRequest);
  const hydrated = useHydrated();
  const { openedDigits } = site.config.site.lottery;
  const draws = store.drawsOf({ gameType, vendors }).slice(0, limit);
  return (
    <ResourceSection
      title={title}
      resource={hydrated ? opened : { ...opened, state: notRequested }}
      loadingText="state.loading"
      isEmpty={() => draws.length === 0}
      emptyText="lottery.noneOpened"
      skeleton={<Skeleton shape="line" lines={limit} />}
    >
      {() => (
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{locale.t('lottery.game')}</th>
              <th scope="col">{locale.t('lottery.drawNumber')}</th>
              <th scope="col">{locale.t('lottery.number')}</th>
              <th scope="col" className={styles.when}>
                {locale.t('lottery.drawnAt')}
              </th>
            </tr>
          </thead>
          <tbody>
            {draws.map(({ gameId, gameName, numero, winningNumber, winningTime }) => (
              <tr key={`${gameId} ${numero}`}>
                <th scope="row">{gameName ?? gameId}</th>
                <td>{numero}</td>
                <td className={styles.number}>{winningNumber.slice(0, openedDigits)}</td>
                <td className={styles.when}>
                  {winningTime === undefined ? null : <DrawTime at={winningTime} />}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </ResourceSection>
  );
});
