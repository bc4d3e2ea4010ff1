import type { GameMoney } from './GameMoney.ts';
import type { Launches } from './Launches.ts';
import type {
  TransactionKind,
  WalletAnswer,
  WalletOrder,
} from '@livery/demo-provider/server/wallet/OperatorWallet';

export interface CallbackPorts {
  readonly launches: Launches;
  readonly money: GameMoney;
}

/** Returns the balance of the purse that a live launch uses. */
export async function answerBalance(
  { launches, money }: CallbackPorts,
  token: string,
): Promise<WalletAnswer> {
  const launch = await launches.findLive(token);
  if (!launch || launch.demo) return { status: 'INVALID_TOKEN' };
  return { status: 'OK', balanceMinor: await money.balanceMinor(launch) };
}

/**
 * Processes a provider's order for a launch. A stake needs a live launch of an open game; wins and
 * rollbacks are accepted at any later time.
 */
export async function answerOrder(
  { launches, money }: CallbackPorts,
  provider: string,
  kind: TransactionKind,
  order: WalletOrder,
): Promise<WalletAnswer> {
  const status = await launches.lookUp(order.token);
  if (!status || status.launch.demo || order.gameCode !== String(status.launch.game.nodeId))
    return { status: 'INVALID_TOKEN' };
  const { launch, isLive, isOpen, nowMs } = status;
  if (order.currency !== launch.currency) return { status: 'WRONG_CURRENCY' };
  const {
    transactionId,
    referenceTransactionId,
    round,
    roundClosed = false,
    amountMinor,
    currency,
  } = order;
  return money.apply(
    {
      kind,
      provider,
      transactionId,
      referenceTransactionId,
      round,
      roundClosed,
      amountMinor,
      currency,
      merchant: launch.merchant,
      memberId: launch.memberId,
      nodeId: launch.game.nodeId,
      purse: launch.purse,
      launchId: launch.launchId,
      // Evaluated by the wallet only for new orders, because the repeat of an accepted stake must
      // get its first reply.
      isOver: !isLive || !isOpen,
    },
    nowMs,
  );
}
