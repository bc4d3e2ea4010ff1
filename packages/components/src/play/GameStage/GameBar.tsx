import { PlayStore } from '@livery/stores';
import { Amount, Badge, Button, IconButton } from '@livery/ui';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { formatDateTime } from '../../core/dates/formatDateTime.ts';
import { useStores } from '../../core/stores.ts';
import { elapsed } from './elapsed.ts';
import styles from './GameStage.module.css';

/** Bar above a game: time, time played, result or change of balance, full screen and exit. */
export const GameBar = observer(function GameBar({
  full,
  onFullScreen,
  onLeave,
}: {
  full: boolean;
  onFullScreen: (() => void) | undefined;
  onLeave: () => void;
}) {
  const stores = useStores();
  const { locale } = stores;
  const play = stores.get(PlayStore);
  const { isDemo, outcome } = play;
  return (
    <div className={styles.bar} role="group" aria-label={locale.t('play.bar')}>
      {isDemo ? <Badge tone="warning">{locale.t('play.demo')}</Badge> : null}
      <Fact name={locale.t('play.clock')}>
        <BrandTime />
      </Fact>
      {play.state.status === 'open' && play.playingSinceMs !== undefined ? (
        <>
          <Fact name={locale.t('play.played')}>
            <Played sinceMs={play.playingSinceMs} />
          </Fact>
          {outcome ? (
            <Fact name={locale.t(outcome.source === 'rounds' ? 'play.net' : 'play.balanceChange')}>
              <Outcome amountMinor={outcome.amountMinor} isDemo={isDemo} />
            </Fact>
          ) : null}
        </>
      ) : null}
      <span className={styles.ways}>
        {onFullScreen ? (
          <IconButton
            icon={full ? 'minimize' : 'maximize'}
            label={locale.t(full ? 'play.smallScreen' : 'play.fullScreen')}
            aria-pressed={full}
            onClick={onFullScreen}
          />
        ) : null}
        <Button size="small" variant="soft" tone="neutral" iconStart="log-out" onClick={onLeave}>
          {locale.t('play.leave')}
        </Button>
      </span>
    </div>
  );
});

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <span className={styles.fact}>
      <small>{name}</small> <strong>{children}</strong>
    </span>
  );
}

/**
 * Current time with the name of the brand's time zone. A component of its own, because only it must
 * render every second.
 */
const BrandTime = observer(function BrandTime() {
  const stores = useStores();
  return (
    <bdi role="timer" aria-live="off">
      {formatDateTime(stores, new Date(stores.time.nowMs).toISOString(), { timeStyle: 'long' })}
    </bdi>
  );
});

const Played = observer(function Played({ sinceMs }: { sinceMs: number }) {
  const { time } = useStores();
  return (
    <bdi role="timer" aria-live="off">
      {elapsed(time.nowMs - sinceMs)}
    </bdi>
  );
});

const Outcome = observer(function Outcome({
  amountMinor,
  isDemo,
}: {
  amountMinor: number;
  isDemo: boolean;
}) {
  const { locale, site } = useStores();
  const amount = Math.abs(amountMinor) / 10 ** site.config.site.currency.minorDigits;
  const sign = amountMinor === 0 ? '' : amountMinor > 0 ? '+' : '−';
  return (
    <Amount
      size="small"
      tone={amountMinor > 0 ? 'positive' : 'plain'}
      text={`${sign}${isDemo ? locale.formatMoney(amount, { symbol: '' }).trim() : locale.formatMoney(amount)}`}
    />
  );
});
