import type { Page, Request } from 'playwright/test';

/** Collects the browser's calls to a path from now on. */
export function callsTo(page: Page, path: string): Request[] {
  const calls: Request[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === path) calls.push(request);
  });
  return calls;
}

/** Returns the fields of a GET call as sent. */
export function fieldsOf(request: Request): Record<string, string> {
  return Object.fromEntries(new URL(request.url()).searchParams);
}
