import { Family } from './Family.tsx';

/**
 * Parts of core components that come alive after the page answers; the server loads each with the
 * component it belongs to.
 */
export const topBar = new Family('topBar', () => import('./families/topBar.ts'));
export const lobbyTools = new Family('lobbyTools', () => import('./families/lobbyTools.ts'));
/** Of tiles, which many pages have: no server renders it. */
export const favourites = new Family('favourites', () => import('./families/favourites.ts'));
export const footer = new Family('footer', () => import('./families/footer.ts'));
