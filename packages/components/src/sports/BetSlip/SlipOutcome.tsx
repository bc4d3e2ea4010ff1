import { refusalOf } from '@livery/model';
import { SportsBetsStore, type SportsBetResult } from '@livery/stores';
import { Button, ButtonGroup } from '@livery/ui';
import { observer } from 'mobx-react-lite';
import { centreAddress } from '../../core/centreAddress.ts';
import { ErrorSentence } from '../../core/ErrorSentence/ErrorSentence.tsx';
import { useStores } from '../../core/stores.ts';
import styles from './BetSlip.module.css';

/**
 * What became of the last bets. Always in the document, so that screen readers announce changes.
 */
export const SlipOutcome = observer(function SlipOutcome() {
  const stores = useStores();
  const { locale } = stores;
  const { sending, results } = stores.get(SportsBetsStore);
  const record = centreAddress(stores, 'mc.personalHistoryCopy');
  const deposit = results.some(isTooPoor) ? centreAddress(stores, 'mc.depositv2') : undefined;
  const isRecorded = results.some(({ kind }) => kind === 'placed');
  return (
    <>
      <div role="status" className={styles.outcome}>
        {sending ? (
          <p>{locale.t(sending.isPendingConfirmation ? 'lottery.unheard' : 'slip.sending')}</p>
        ) : (
          results.map((result, index) => (
            <p key={index} data-tone={result.kind}>
              <Result result={result} />
            </p>
          ))
        )}
      </div>
      <ButtonGroup>
        {deposit === undefined ? null : (
          <Button href={deposit}>{locale.t('account.deposit')}</Button>
        )}
        {record === undefined || !isRecorded || sending ? null : (
          <Button variant="soft" tone="neutral" href={record}>
            {locale.t('slip.record')}
          </Button>
        )}
      </ButtonGroup>
    </>
  );
});

const Result = observer(function Result({ result }: { result: SportsBetResult }) {
  const { locale } = useStores();
  if (result.kind === 'refused') return <ErrorSentence error={result.error} />;
  const { stake, potentialWin } = result.bet;
  return locale.t('slip.placed', {
    stake: locale.formatMoney(stake),
    win: locale.formatMoney(potentialWin),
  });
});

function isTooPoor(result: SportsBetResult): boolean {
  return (
    result.kind === 'refused' && refusalOf(result.error.value).reason === 'insufficient_balance'
  );
}
