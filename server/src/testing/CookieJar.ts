import type { Reply } from './startTestServer.ts';

/** What a browser has after these answers, one after the other. */
export class CookieJar {
  readonly kept = new Map<string, string>();
  take({ headers }: Reply): this {
    for (const line of headers['set-cookie'] ?? []) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (line.includes('Max-Age=0;')) this.kept.delete(name);
      else this.kept.set(name, value);
    }
    return this;
  }
  get header(): string {
    return [...this.kept].map((pair) => pair.join('=')).join('; ');
  }
  only(...names: string[]): string {
    return [...this.kept]
      .filter(([name]) => names.includes(name))
      .map((pair) => pair.join('='))
      .join('; ');
  }
}
