import type { BrowserFiles } from '@livery/demo-provider/server/page/readBrowserFiles';

/** Replaces the browser half of the games, so that tests need no build. */
export const plainGameFiles: BrowserFiles = new Map([
  ['main.js', { type: 'text/javascript; charset=utf-8', text: 'export {};' }],
]);
