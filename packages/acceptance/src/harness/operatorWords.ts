import type { Page } from 'playwright/test';
import { bootstrapOf } from './bootstrapOf.ts';

/**
 * Every piece of text the operator has sent to the page, growing while the page lives: replies of calls, and those a document brings with it. HTML counts by its
 * pieces of text, and a text with a colon or a middle dot by its parts as well.
 */
export function operatorWords(page: Page): ReadonlySet<string> {
  const words = new Set<string>();
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    const isDocument = response.request().isNavigationRequest();
    if (!isDocument && !/^\/(wps|lgw)\//.test(pathname)) return;
    void response.text().then((text) => collect(isDocument ? bootstrapOf(text).preloaded : JSON.parse(text), words), () => undefined);
  });
  return words;
}

function collect(value: unknown, into: Set<string>): void {
  if (typeof value === 'string') {
    for (const piece of value.replaceAll(/<[^>]+>/g, '\n').replaceAll('&amp;', '&').split('\n')) {
      for (const part of [piece, ...piece.split(/[·:]/)]) into.add(part.trim());
    }
  } else if (typeof value === 'object' && value !== null) {
    for (const each of Object.values(value)) collect(each, into);
  }
}
