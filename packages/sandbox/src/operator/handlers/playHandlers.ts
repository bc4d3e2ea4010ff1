import type { CallHandlers } from '../CallHandlers.ts';
import { Refusal } from '../Refusal.ts';

const notYet = (): never => { throw new Refusal('Games cannot be opened at this demonstration operator yet.'); };

/** Opening games. */
export function playHandlers(): Pick<CallHandlers, 'launchGame' | 'getPvpRooms' | 'launchPvpGame' | 'walletTransfer' | 'getWalletTransfer'> {
  return { launchGame: notYet, getPvpRooms: notYet, launchPvpGame: notYet, walletTransfer: notYet, getWalletTransfer: notYet };
}
