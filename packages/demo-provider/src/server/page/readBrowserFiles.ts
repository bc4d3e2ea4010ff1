import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface BrowserFile {
  readonly type: string;
  readonly text: string;
}

/** Scripts and styles of the games' pages, by name. */
export type BrowserFiles = ReadonlyMap<string, BrowserFile>;

/** Thrown when the browser half of the games has not been built. */
export class GamesNotBuiltError extends Error {
  override readonly name = 'GamesNotBuiltError';

  constructor() {
    super('The games are not built. Run "npm run build" first.');
  }
}

const dist = join(import.meta.dirname, '../../../dist');
const types: Readonly<Record<string, string>> = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  svg: 'image/svg+xml',
};

/**
 * Reads the files that `npm run build` wrote.
 *
 * Errors: `GamesNotBuiltError` when there are none.
 */
export function readBrowserFiles(folder = dist): BrowserFiles {
  if (!existsSync(join(folder, 'main.js'))) throw new GamesNotBuiltError();
  return new Map(
    readdirSync(folder).flatMap((name) => {
      const type = types[/\.([a-z]+)$/.exec(name)?.[1] ?? ''];
      return type === undefined
        ? []
        : [[name, { type, text: readFileSync(join(folder, name), 'utf8') }]];
    }),
  );
}
