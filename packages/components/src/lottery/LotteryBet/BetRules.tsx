import type { LottPlayType } from '@livery/model';
import { bestPrizeMinorOf } from '@livery/model';
import type { LotteryBetStore } from '@livery/stores';
import { observer } from 'mobx-react-lite';
import { entryOf, wordText } from '../../core/wordText.ts';
import { useStores } from '../../core/stores.ts';
import { optionTexts, ruleTexts } from '../Lottery/lotteryTexts.ts';
import styles from './LotteryBetting.module.css';

/** Rule, odds and prizes of a play type, shown before a bet is placed. */
export const BetRules = observer(function BetRules({
  bet,
  playType,
}: {
  bet: LotteryBetStore;
  playType: LottPlayType;
}) {
  const { locale, site } = useStores();
  const { offered, unitPrice = 0 } = bet;
  const rule = entryOf(ruleTexts, playType.playType);
  const perMajor = 10 ** site.config.site.currency.minorDigits;
  const prizeOf = (option: string | undefined): string => {
    const first = playType.fields[0]?.options[0] ?? '';
    const single =
      playType.count === 'triples'
        ? (playType.fields[0]?.options ?? []).slice(0, 3)
        : [option ?? first];
    const picks = playType.fields.map((field, index) =>
      index === 0 ? single : field.options.slice(0, 1),
    );
    return locale.formatMoney(
      bestPrizeMinorOf(playType, picks, {
        unitMinor: Math.round(unitPrice * perMajor),
        series: offered?.series ?? 0,
      }) / perMajor,
    );
  };
  return (
    <div className={styles.rules}>
      {rule === undefined ? null : <p>{locale.t(rule)}</p>}
      {playType.odds.length === 1 ? (
        playType.odds.map((odds) => (
          <p key="odds">
            {locale.t('lottery.odds', {
              wins: odds.outcomes,
              total: odds.total,
              prize: prizeOf(odds.option),
            })}
          </p>
        ))
      ) : (
        <details>
          <summary>{locale.t('lottery.allOdds')}</summary>
          <ul role="list" className={styles.oddsList}>
            {playType.odds.map((odds) => (
              <li key={odds.option}>
                <strong>{wordText(locale, optionTexts, odds.option ?? '')}</strong>{' '}
                {locale.t('lottery.odds', {
                  wins: odds.outcomes,
                  total: odds.total,
                  prize: prizeOf(odds.option),
                })}
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
});
