import type { Page } from 'playwright/test';
import type { PageReply } from '@livery/model';
import { bootstrapOf } from './bootstrapOf.ts';
import { valueOf } from './envelope.ts';

/**
 * Every piece of text the operator has sent to the page, growing while the page lives: replies of
 * calls, and those a document brings with it. HTML counts by its pieces of text, and a text with a
 * colon or a middle dot by its parts as well.
 */
export function operatorWords(page: Page): ReadonlySet<string> {
  const words = new Set<string>();
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    const read = response.request().isNavigationRequest()
      ? (text: string) => bootstrapOf(text).preloaded
      : readers.find(({ paths }) => paths.test(pathname))?.read;
    if (read)
      void response.text().then(
        (text) => collect(read(text), words),
        () => undefined,
      );
  });
  return words;
}

/** What of an answer is the operator's, by its path. */
const readers: readonly { readonly paths: RegExp; readonly read: (text: string) => unknown }[] = [
  { paths: /^\/(wps|lgw)\//, read: (text) => JSON.parse(text) as unknown },
  // The call's reply
  { paths: /^\/_livery\/page$/, read: (text) => (valueOf(text) as PageReply).preloaded },
];

function collect(value: unknown, into: Set<string>): void {
  if (typeof value === 'string') {
    for (const piece of value
      .replaceAll(/<[^>]+>/g, '\n')
      .replaceAll('&amp;', '&')
      .split('\n')) {
      for (const part of [piece, ...piece.split(/[·:]/)]) into.add(part.trim());
    }
  } else if (typeof value === 'object' && value !== null) {
    for (const each of Object.values(value)) collect(each, into);
  }
}
