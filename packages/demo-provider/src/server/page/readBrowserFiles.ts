import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface BrowserFile {
  readonly type: string;
  readonly text: string;
}

/** The scripts and styles of the games' pages, by name. */
export type BrowserFiles = ReadonlyMap<string, BrowserFile>;

const types: Readonly<Record<string, string>> = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  svg: 'image/svg+xml',
};

/** Reads them once, as they stand: a browser runs what is in the folder. */
export function readBrowserFiles(folder = join(import.meta.dirname, '../../web')): BrowserFiles {
  return new Map(
    readdirSync(folder).flatMap((name) => {
      const type = types[/\.([a-z]+)$/.exec(name)?.[1] ?? ''];
      return type === undefined
        ? []
        : [[name, { type, text: readFileSync(join(folder, name), 'utf8') }]];
    }),
  );
}
