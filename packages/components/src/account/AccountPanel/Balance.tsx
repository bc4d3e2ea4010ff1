import { AccountStateStore } from '@livery/stores';
import { Amount, IconButton } from '@livery/ui';
import { observer } from 'mobx-react-lite';
import { useStores } from '../../core/stores.ts';
import { useResource } from '../../core/useResource.ts';
import styles from './AccountPanel.module.css';

/**
 * Balance of the member: a placeholder while it loads, `***` if hidden, else symbol and amount.
 * Source: PREF-02.
 */
export const Balance = observer(function Balance() {
  const stores = useStores();
  const { locale, preferences, wallet } = stores;
  const state = stores.get(AccountStateStore);
  useResource(wallet.balance, {});
  useResource(state.merchantWallet, {});
  const { balanceHidden, toggleBalance } = preferences;
  return (
    <span className={styles.balance}>
      <span className={styles.label}>
        {locale.t(state.isSingle === false ? 'account.allWallets' : 'account.balance')}
      </span>
      <Amount text={balanceText()} />
      <IconButton
        size="small"
        icon="refresh-cw"
        label={locale.t('account.refreshBalance')}
        busy={wallet.refreshing}
        className={styles.refresh ?? ''}
        onClick={() => void wallet.refresh()}
      />
      <IconButton
        size="small"
        icon={balanceHidden ? 'eye' : 'eye-off'}
        label={locale.t(balanceHidden ? 'account.showBalance' : 'account.hideBalance')}
        onClick={toggleBalance}
      />
    </span>
  );

  function balanceText(): string {
    if (balanceHidden) return '***';
    return state.sumBalance === undefined
      ? locale.t('account.updating')
      : locale.formatMoney(state.sumBalance, {
          meaning: 'spendable',
          symbol: state.currencySymbol,
        });
  }
});
