/**
 * Paths that `$value` bindings and conditions may read, with their types. Any other path is a
 * problem of the page.
 */
export const contextPaths = {
  'route.name': 'string',
  'route.gameType': 'string',
  'route.bannerGroup': 'string',
  'session.state': 'string',
  'session.account': 'string',
  'session.isAgent': 'number',
  'wallet.balance': 'number',
  'account.isAgent': 'boolean',
  'account.referralEnabled': 'boolean',
  'account.hasContracts': 'boolean',
  'account.singleWallet': 'boolean',
  'account.rank': 'number',
  'account.memberTransfers': 'boolean',
  'preferences.language': 'string',
  'preferences.theme': 'string',
} as const;

/** The paths whose values the server knows without the visitor, for cached documents. */
export const guestContextPaths = [
  'route.name',
  'route.gameType',
  'route.bannerGroup',
  'preferences.language',
] as const satisfies readonly (keyof typeof contextPaths)[];

/** A path of {@link guestContextPaths}. */
export type GuestContextPath = (typeof guestContextPaths)[number];

/** A path of {@link contextPaths}. */
export type ContextPath = keyof typeof contextPaths;

/** Returns whether a page may read this path. */
export function isContextPath(path: string): path is ContextPath {
  return Object.hasOwn(contextPaths, path);
}
