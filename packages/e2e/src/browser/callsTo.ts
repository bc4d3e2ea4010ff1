import type { Page, Request } from 'playwright/test';

/** The calls the browser makes to a path from now on, as they happen. */
export function callsTo(page: Page, path: string): Request[] {
  const calls: Request[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === path) calls.push(request);
  });
  return calls;
}

/** The fields of a GET call, as they travel. */
export function fieldsOf(request: Request): Record<string, string> {
  return Object.fromEntries(new URL(request.url()).searchParams);
}
