import { gameImagePath } from '@livery/model';
import { LotteryOrdersStore, LotteryStore, type TimedLottery } from '@livery/stores';
import { Image, OperatorText, TabPanel, Tabs } from '@livery/ui';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { demonstrationText } from '../../core/demonstrationText.ts';
import { useStores } from '../../core/stores.ts';
import { useResource } from '../../core/useResource.ts';
import { Balls } from '../Lottery/Balls.tsx';
import { BetForm } from './BetForm.tsx';
import { Countdown } from '../Lottery/Countdown.tsx';
import { FavouriteLottery } from '../Lottery/FavouriteLottery.tsx';
import { GameResults } from '../Lottery/GameResults.tsx';
import { useVendorName } from '../../core/vendors/useVendorName.ts';
import styles from './LotteryBetting.module.css';
import { LotteryOrderList } from './LotteryOrderList.tsx';
import { useLotteryRefresh } from '../Lottery/useLotteryRefresh.ts';
import { useOverdueBets } from './useOverdueBets.ts';

type Part = 'bet' | 'orders' | 'results';
const parts: readonly Part[] = ['bet', 'orders', 'results'];

/** Returns the part of a name, for example of the address: `?part=results`. */
function partOf(name: string | null): Part | undefined {
  return parts.find((part) => part === name);
}

/** Page of one lottery: its draw, the bet form, the member's bets and the draw results. */
export const LotteryBetting = observer(function LotteryBetting({ game }: { game: TimedLottery }) {
  const stores = useStores();
  const { locale, page, session, site } = stores;
  const store = stores.get(LotteryStore);
  const orders = stores.get(LotteryOrdersStore);
  const { gameId, gameName, gameType, vassalage, remark, numero } = game;
  const vendorName = useVendorName(vassalage);
  const requestedPart = partOf(new URLSearchParams(page.search).get('part'));
  const [part, setPart] = useState<Part>(requestedPart ?? 'bet');
  useEffect(() => {
    if (requestedPart) setPart(requestedPart);
  }, [requestedPart]);
  useResource(store.opened, store.openedRequest);
  useLotteryRefresh([game], 'betting');
  useOverdueBets();
  useEffect(() => {
    if (session.isMember) void orders.resume();
  }, [orders, session.isMember]);
  const last = store.lastDrawOf(gameId);
  const sample = demonstrationText(stores, 'demo.lottery');
  // Links to the lottery's own category, because the page may list another one.
  const lobby = site.routeOfGameType(gameType);
  return (
    <section className={styles.betting} aria-labelledby="lottery-game">
      <header className={styles.header}>
        <a
          className={styles.back}
          href={(lobby && site.routePath(lobby.route, lobby.params)) ?? page.route.path}
        >
          {locale.t('lottery.back')}
        </a>
        <span className={styles.picture}>
          <Image
            src={site.imageUrls(gameImagePath({ gameType, vassalage, nodeId: gameId }))}
            alt=""
            ratio="1:1"
            fallbackText={gameName}
            tint={vassalage}
          />
        </span>
        <div className={styles.words}>
          <h1 id="lottery-game" className={styles.title}>
            <OperatorText>{gameName}</OperatorText>
          </h1>
          <p className={styles.remark}>
            {[vendorName, remark].filter((part) => part !== undefined).join(' · ')}
          </p>
        </div>
        <FavouriteLottery gameId={gameId} gameName={gameName} />
        <div className={styles.draw}>
          <span>{locale.t('lottery.draw', { drawNumber: numero })}</span>
          <Countdown game={game} />
        </div>
        {last ? <Balls drawNumber={last.numero} number={last.winningNumber} /> : null}
      </header>
      {sample === undefined ? null : <p className={styles.sample}>{sample}</p>}
      <Tabs
        name="lottery"
        label={gameName}
        tabs={parts.map((value) => ({ value, label: locale.t(`lottery.part.${value}`) }))}
        selected={part}
        onSelect={(value) => setPart(partOf(value) ?? 'bet')}
      />
      {/* Hidden instead of unmounted, so that an unfinished bet remains while another tab is open. */}
      <div hidden={part !== 'bet'}>
        <TabPanel name="lottery" value="bet">
          <BetForm game={game} onOrders={showOrders} />
        </TabPanel>
      </div>
      {part === 'orders' ? (
        <TabPanel name="lottery" value="orders">
          <LotteryOrderList />
        </TabPanel>
      ) : null}
      {part === 'results' ? (
        <TabPanel name="lottery" value="results">
          <GameResults game={game} />
        </TabPanel>
      ) : null}
    </section>
  );

  /** Opens the tab of bets and focuses it, because the clicked button disappears. */
  function showOrders(): void {
    setPart('orders');
    document.getElementById('lottery-tab-orders')?.focus();
  }
});
