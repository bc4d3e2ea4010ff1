import type { Reply } from './startTestServer.ts';

/** Cookies of a browser after a sequence of responses. */
export class CookieJar {
  readonly cookies = new Map<string, string>();
  take({ headers }: Pick<Reply, 'headers'>): this {
    for (const line of headers['set-cookie'] ?? []) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (line.includes('Max-Age=0;')) this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
    return this;
  }
  get header(): string {
    return [...this.cookies].map((pair) => pair.join('=')).join('; ');
  }
  only(...names: string[]): string {
    return [...this.cookies]
      .filter(([name]) => names.includes(name))
      .map((pair) => pair.join('='))
      .join('; ');
  }
}
