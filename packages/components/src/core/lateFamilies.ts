import { Family } from './Family.tsx';

/**
 * Parts of core components that come alive after the page answers; the server loads each with the
 * component it belongs to.
 */
export const topBar = new Family('topBar', () => import('../registry/families/topBar.ts'));
export const lobbyTools = new Family(
  'lobbyTools',
  () => import('../registry/families/lobbyTools.ts'),
);
/** Of tiles, which many pages have: no server renders it. */
export const favourites = new Family(
  'favourites',
  () => import('../registry/families/favourites.ts'),
);
export const footer = new Family('footer', () => import('../registry/families/footer.ts'));
