import { gameImagePath } from '@livery/model';
import { LotteryStore, lotteryPathOf, type TimedLottery } from '@livery/stores';
import { Icon, Image, OperatorText } from '@livery/ui';
import { observer } from 'mobx-react-lite';
import { onGameClick } from '../../play/onGameClick.ts';
import { useStores } from '../../core/stores.ts';
import { useVendorName } from '../../core/vendors/useVendorName.ts';
import { Balls } from './Balls.tsx';
import { Countdown } from './Countdown.tsx';
import { FavouriteLottery } from './FavouriteLottery.tsx';
import styles from './LotteryLine.module.css';
import { drawDays } from './weekdayNames.ts';

/** Line of a lottery: its draw, the time until it, the last number, and the link that opens it. */
export const LotteryLine = observer(function LotteryLine({ game }: { game: TimedLottery }) {
  const stores = useStores();
  const { locale, site } = stores;
  const { gameId, gameName, gameType, vassalage, remark, numero, isHot, drawDayOfWeek } = game;
  const vendorName = useVendorName(vassalage);
  const last = stores.get(LotteryStore).lastDrawOf(gameId);
  const days = drawDays(drawDayOfWeek, locale.formats, site.config.site.weekdays);
  return (
    <div className={styles.line}>
      <span className={styles.picture}>
        <Image
          src={site.imageUrls(gameImagePath({ gameType, vassalage, nodeId: gameId }))}
          alt=""
          ratio="1:1"
          fallbackText={gameName}
          tint={vassalage}
        />
      </span>
      <span className={styles.words}>
        <Opener game={game} />
        {isHot === 1 ? (
          <Icon name="flame" size="small" label={locale.t('games.hot')} className={styles.hot} />
        ) : null}
        <span className={styles.remark}>
          {[vendorName, remark, days].filter((part) => part !== undefined).join(' · ')}
        </span>
      </span>
      <span className={styles.draw}>
        <small>{locale.t('lottery.draw', { drawNumber: numero })}</small>
        <Countdown game={game} />
      </span>
      {last ? (
        <Balls drawNumber={last.numero} number={last.winningNumber} />
      ) : (
        <span className={styles.balls} />
      )}
      <FavouriteLottery gameId={gameId} gameName={gameName} />
    </div>
  );
});

/**
 * Opens a lottery: on the site's lottery page, as a list of a provider's games, or as the
 * provider's game. Source: LOTT-04, LOTT-10, LOTT-11.
 */
const Opener = observer(function Opener({
  game: { gameId, gameName, gameType, vassalage, isGame },
}: {
  game: TimedLottery;
}) {
  const stores = useStores();
  const path = lotteryPathOf(stores, { vendorCode: vassalage, nodeId: gameId });
  if (isGame === 'VASSALAGE') {
    return (
      <button
        type="button"
        className={styles.name}
        aria-haspopup="dialog"
        onClick={() =>
          void stores.modals.show('lotteryGames', { vassalage, gameType, title: gameName })
        }
      >
        <OperatorText>{gameName}</OperatorText>
      </button>
    );
  }
  if (path !== undefined)
    return (
      <a className={styles.name} href={path}>
        <OperatorText>{gameName}</OperatorText>
      </a>
    );
  return (
    <button
      type="button"
      className={styles.name}
      onClick={() => void onGameClick(stores, { nodeId: gameId, gameType, vassalage })}
    >
      <OperatorText>{gameName}</OperatorText>
    </button>
  );
});
