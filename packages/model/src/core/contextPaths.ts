/**
 * What `$value` bindings and conditions may look at, with its type. Everything else is a problem of
 * the page.
 */
export const contextPaths = {
  'route.name': 'string',
  'route.gameType': 'string',
  'route.bannerGroup': 'string',
  'session.state': 'string',
  'session.account': 'string',
  'session.isAgent': 'number',
  'wallet.balance': 'number',
  'preferences.language': 'string',
  'preferences.theme': 'string',
} as const;

/** A path of {@link contextPaths}. */
export type ContextPath = keyof typeof contextPaths;

/** Whether a page may look at this path. */
export function isContextPath(path: string): path is ContextPath {
  return Object.hasOwn(contextPaths, path);
}
