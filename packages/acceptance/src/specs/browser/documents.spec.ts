import type { GameListReply } from '@livery/contract';
import { createHash } from 'node:crypto';
import { bootstrapOf } from '../../harness/bootstrapOf.ts';
import { pagePaths } from '../../harness/pagePaths.ts';
import { servedHtml } from '../../harness/servedHtml.ts';
import { expect, test } from '../../harness/test.ts';

const brands = ['lagoon', 'ironfield'] as const;

/** The directives of a policy, each with its sources. */
function directivesOf(policy: string): Map<string, string[]> {
  return new Map(policy.split(';').map((part) => part.trim().split(/\s+/)).map(([name = '', ...sources]) => [name, sources]));
}

for (const from of brands) {
  test.describe(`documents of ${from}`, () => {
    test.use({ from });

    test('hold no script but the hashed one, this origin’s modules and data, and no style or handler attribute', async ({ ownBrand: brand }) => {
      const paths = [...await pagePaths(brand), '/nothing-here'];
      expect(paths.length).toBeGreaterThan(9);
      for (const path of paths.flatMap((one) => [`${one}?lang=EN`, `${one}?lang=TY`])) {
        const { status, headers, body } = await brand.request(path, { headers: { accept: 'text/html' } });
        expect(status, path).toBe(path.startsWith('/nothing') ? 404 : 200);
        const policy = directivesOf(String(headers['content-security-policy']));
        const wrong: string[] = [];
        for (const [element, attributes = '', content = ''] of body.matchAll(/<script\b([^>]*)>([^]*?)<\/script>/g)) {
          const isData = /^ type="application\/json" id="[\w-]+"$/.test(attributes);
          const isModule = /^ type="module"(?: [a-z]+(?:="\w+")?)* src="\/assets\/[\w.-]+\.js"$/.test(attributes) && content === '';
          const hash = `'sha256-${createHash('sha256').update(content).digest('base64')}'`;
          const isHashed = attributes === '' && policy.get('script-src')?.includes(hash);
          if (!isData && !isModule && !isHashed) wrong.push(element.slice(0, 120));
        }
        expect(body.match(/<script/g)?.length, path).toBe(body.match(/<script\b[^>]*>[^]*?<\/script>/g)?.length);
        wrong.push(...(markupOf(body).match(/<[^>]*\s(?:style|on\w+)=[^>]*>/g) ?? []), ...(markupOf(body).match(/javascript:|<style\b|<iframe\b|<base\b/gi) ?? []));
        expect(wrong, path).toEqual([]);
      }
    });

    test('have a strict policy: nothing but what is named, no inline, no eval, trusted types', async ({ ownBrand: brand }) => {
      for (const path of [...await pagePaths(brand), '/nothing-here']) {
        const { headers } = await brand.request(path, { headers: { accept: 'text/html' } });
        const text = String(headers['content-security-policy']);
        const policy = directivesOf(text);
        expect(text.includes('unsafe-') || /(?:^|[\s;])(?:\*|https?:|blob:)(?=$|[\s;])/.test(text), path).toBe(false);
        expect(policy.get('default-src'), path).toEqual(["'none'"]);
        expect(policy.get('script-src'), path).toEqual(["'self'", expect.stringMatching(/^'sha256-[\w+/]{43}='$/)]);
        for (const name of ['style-src', 'connect-src', 'font-src', 'form-action', 'worker-src']) expect(policy.get(name), `${path} ${name}`).toEqual(["'self'"]);
        for (const name of ['base-uri', 'frame-ancestors']) expect(policy.get(name), `${path} ${name}`).toEqual(["'none'"]);
        // The demonstration's service desk, and nothing else.
        expect(policy.get('frame-src'), path).toEqual([expect.stringMatching(/^http:\/\/localhost:\d+$/)]);
        expect(policy.get('require-trusted-types-for'), path).toEqual(["'script'"]);
        expect(policy.get('trusted-types'), path).toEqual(['dompurify', 'livery-script']);
        expect(headers, path).toMatchObject({ 'x-content-type-options': 'nosniff', 'cache-control': 'private, no-cache' });
        expect([headers['x-powered-by'], headers.server], path).toEqual([undefined, undefined]);
      }
    });

    test.describe('without scripts', () => {
      test.use({ javaScriptEnabled: false });

      test('show banners, menu and fifteen games on home and in a lobby', async ({ ownBrand: brand, page }) => {
        const lobby = from === 'lagoon' ? '/rng' : '/sports';
        for (const path of ['/', lobby]) {
          // A busy server may first send a document without its page, or without the games.
          await servedHtml(brand, `${path}?lang=EN`);
          await expect.poll(async () => bootstrapOf((await brand.request(`${path}?lang=EN`)).body).preloaded.some(({ call }) => call === 'getGameList')).toBe(true);
          const reply = await page.goto(brand.url(`${path}?lang=EN`));
          const { preloaded, route, site } = bootstrapOf(await reply?.text() ?? '');
          const group = site.banners.groups[route.bannerGroup ?? ''] ?? [];
          expect(group.length, path).toBeGreaterThan(0);
          const banner = page.getByRole('group', { name: 'Highlights' }).first();
          await expect(banner).toBeVisible();
          await expect(banner.getByRole('listitem')).toHaveCount(group.length);
          // The first one is drawn; the others come as they come into view.
          await expect.poll(() => banner.locator('img').first().evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0), path).toBe(true);

          const menu = page.getByRole('navigation', { name: 'Main menu' });
          for (const name of ['Home', 'Slots', 'Live casino', 'Sports', 'E-lottery']) await expect(menu.getByRole('link', { name, exact: true })).toBeVisible();

          // The names come from the operator, by way of the data the document was made from.
          const lists = preloaded.filter(({ call }) => call === 'getGameList').map(({ value }) => value as GameListReply);
          const names = lists.flatMap(({ games }) => games.map(({ displayName }) => displayName));
          const main = page.getByRole('main');
          const shown = await main.getByRole('button').evaluateAll((buttons) => buttons.map(({ textContent }) => textContent ?? ''));
          expect(shown.filter((text) => names.some((name) => text.includes(name))).length, path).toBeGreaterThanOrEqual(15);
        }
      });
    });
  });
}

/** The document without the data in it. */
function markupOf(html: string): string {
  return html.replaceAll(/<script\b[^>]*>[^]*?<\/script>/g, '');
}
