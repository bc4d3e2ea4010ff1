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

/** The money a launch plays from, while it is on. */
export async function answerBalance(
  { launches, money }: CallbackPorts,
  token: string,
): Promise<WalletAnswer> {
  const launch = await launches.findLive(token);
  if (!launch || launch.demo) return { status: 'INVALID_TOKEN' };
  return { status: 'OK', balanceMinor: await money.balanceMinor(launch) };
}

/**
 * Carries out what a provider asks of a launch. A stake needs one that is on, of a game that is
 * open; a win and what is taken back come home however late they are.
 */
export async function answerOrder(
  { launches, money }: CallbackPorts,
  provider: string,
  kind: TransactionKind,
  order: WalletOrder,
): Promise<WalletAnswer> {
  const seen = await launches.look(order.token);
  if (!seen || seen.launch.demo || order.gameCode !== String(seen.launch.game.nodeId))
    return { status: 'INVALID_TOKEN' };
  const { launch, isLive, isOpen, nowMs } = seen;
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
      // Decided there: the repeat of a stake that was taken in time has its first answer still.
      isOver: !isLive || !isOpen,
    },
    nowMs,
  );
}
