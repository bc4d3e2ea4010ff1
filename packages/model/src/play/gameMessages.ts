/**
 * Messages from a framed game to the page. The page accepts a message only from the frame's own
 * window and the launch's own origin. Amounts are in minor units of the launch's currency. Source:
 * ROUTE-20, ROUTE-21.
 */
export type GameMessage =
  | { readonly type: 'ready' }
  /** A round has started and its stake has been debited. */
  | { readonly type: 'roundStart'; readonly stakeMinor: number }
  /** The round is settled. */
  | { readonly type: 'roundEnd'; readonly stakeMinor: number; readonly winMinor: number }
  /** The player's latest balance in the wallet. */
  | { readonly type: 'balance'; readonly balanceMinor: number }
  /** The player wants to leave the game or to deposit. */
  | { readonly type: 'lobby' }
  | { readonly type: 'cashier' }
  /** The launch has ended: the session is over, or the game is open elsewhere. */
  | { readonly type: 'ended' };

/**
 * Messages from the page to the game: the balance changed outside the game, or the player is about
 * to leave.
 */
export type PageMessage = { readonly type: 'refreshBalance' } | { readonly type: 'leave' };

/** Marks messages of this protocol, so that others are ignored. */
export const gameProtocol = 'livery.game.1';

const fieldsOf: Readonly<Record<GameMessage['type'], readonly string[]>> = {
  ready: [],
  roundStart: ['stakeMinor'],
  roundEnd: ['stakeMinor', 'winMinor'],
  balance: ['balanceMinor'],
  lobby: [],
  cashier: [],
  ended: [],
};

/**
 * Returns the message in data received by `postMessage`, or `undefined` for other data. Fields are
 * validated; unknown ones are dropped.
 */
export function gameMessageOf(data: unknown): GameMessage | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  const { protocol, type, ...rest } = data as Record<string, unknown>;
  if (protocol !== gameProtocol || typeof type !== 'string' || !Object.hasOwn(fieldsOf, type))
    return undefined;
  const names = fieldsOf[type as GameMessage['type']];
  const amounts = names.map((name) => [name, rest[name]] as const);
  if (!amounts.every(([, amount]) => Number.isSafeInteger(amount) && (amount as number) >= 0))
    return undefined;
  // The type and each of its fields were validated above.
  return { type, ...Object.fromEntries(amounts) } as GameMessage;
}
