/**
 * What a game in a frame tells the page around it. A message counts only from the frame's own
 * window and the launch's own origin. Amounts are in minor units of the launch's currency. Source:
 * ROUTE-20, ROUTE-21.
 */
export type GameMessage =
  | { readonly type: 'ready' }
  /** A round began; its stake is taken. */
  | { readonly type: 'roundStart'; readonly stakeMinor: number }
  /** The round is over and settled. */
  | { readonly type: 'roundEnd'; readonly stakeMinor: number; readonly winMinor: number }
  /** The player's money, as the wallet said last. */
  | { readonly type: 'balance'; readonly balanceMinor: number }
  /** The player wants out, or more money. */
  | { readonly type: 'lobby' }
  | { readonly type: 'cashier' }
  /** The launch has ended: the session is over, or the game is open elsewhere. */
  | { readonly type: 'ended' };

/** What the page tells the game: its money changed outside of it, or it is about to be left. */
export type PageMessage = { readonly type: 'refreshBalance' } | { readonly type: 'leave' };

/** Marks messages of this protocol, so that others are passed over in silence. */
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
 * The message in what came by `postMessage`, if it is one; its fields are checked, others left out.
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
  // The type and its fields were checked one by one.
  return { type, ...Object.fromEntries(amounts) } as GameMessage;
}
