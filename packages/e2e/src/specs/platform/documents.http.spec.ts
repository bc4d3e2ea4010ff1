import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { isDemonstrationText } from '@livery/model';
import { bootstrapOf } from '../../http/bootstrapOf.ts';
import { pagePaths } from '../../pages/pagePaths.ts';
import { expect, test } from '../../fixtures/test.ts';

/** Returns the directives of a policy, each with its sources. */
function directivesOf(policy: string): Map<string, string[]> {
  return new Map(
    policy
      .split(';')
      .map((part) => part.trim().split(/\s+/))
      .map(([name = '', ...sources]) => [name, sources]),
  );
}

for (const from of ['lagoon', 'ironfield'] as const) {
  test.describe(`documents of ${from}`, () => {
    test.use({ from });

    test('contain only the hashed script, modules and data of this origin, no style or handler attributes, and a policy that allows nothing else', async ({
      brand,
    }) => {
      const paths = [...(await pagePaths(brand)), '/nothing-here'];
      expect(paths.length).toBeGreaterThan(9);
      for (const path of paths) {
        const { status, headers, body } = await brand.request(`${path}?lang=EN`, {
          headers: { accept: 'text/html' },
        });
        expect(status, path).toBe(path.startsWith('/nothing') ? 404 : 200);
        const text = String(headers['content-security-policy']);
        const policy = directivesOf(text);
        expect(forbiddenMarkup(body, policy), path).toEqual([]);

        expect(
          text.includes('unsafe-') || /(?:^|[\s;])(?:\*|https?:|blob:)(?=$|[\s;])/.test(text),
          path,
        ).toBe(false);
        expect(policy.get('default-src'), path).toEqual(["'none'"]);
        const program = `${brand.host}:*/build/`;
        expect(policy.get('script-src'), path).toEqual([
          program,
          expect.stringMatching(/^'sha256-[\w+/]{43}='$/),
        ]);
        for (const name of ['style-src', 'connect-src', 'font-src', 'form-action'])
          expect(policy.get(name), `${path} ${name}`).toEqual(["'self'"]);
        expect(policy.get('worker-src'), path).toEqual([program, `${brand.host}:*/sw.js`]);
        for (const name of ['base-uri', 'frame-ancestors'])
          expect(policy.get(name), `${path} ${name}`).toEqual(["'none'"]);
        // Only the demonstration's service desk.
        expect(policy.get('frame-src'), path).toEqual([
          expect.stringMatching(/^http:\/\/localhost:\d+$/),
        ]);
        expect(policy.get('require-trusted-types-for'), path).toEqual(["'script'"]);
        expect(policy.get('trusted-types'), path).toEqual(['dompurify', 'livery-script']);
        expect(headers, path).toMatchObject({
          'x-content-type-options': 'nosniff',
          'cache-control': 'private, no-cache',
        });
        expect([headers['x-powered-by'], headers.server], path).toEqual([undefined, undefined]);
      }
    });
  });
}

test('[HOME-07] contain no text of the demonstration on a live brand: neither its pages, nor their data, in any language', async ({
  createBrand,
}) => {
  const brand = await createBrand({
    from: 'ironfield',
    documents: {
      'compliance.json': (compliance) => {
        compliance.demonstration = false;
        compliance.licences = [licence];
      },
    },
  });
  const site = bootstrapOf((await brand.request('/')).body).site;
  const languages = site.site.supportLanguages;
  const sentences = (await Promise.all(languages.map((language) => demonstrationTexts(language))))
    .flat()
    .map((text) => text.replace('{{brand}}', site.site.name));
  expect(sentences.length).toBeGreaterThanOrEqual(13 * 7);
  const targets = [
    ...languages.map((language) => `/?lang=${language}`),
    ...(await pagePaths(brand)).map((path) => `${path}?lang=EN`),
  ];

  for (const target of targets) {
    const { body } = await brand.request(target, { headers: { accept: 'text/html' } });
    expect(
      sentences.filter((text) => body.includes(text)),
      target,
    ).toEqual([]);
    expect(body, target).not.toMatch(/"demo\.\w+"/);
  }
  expect((await brand.request('/?lang=EN')).body).toContain(licence.number);
});

/**
 * Returns forbidden markup of a document: scripts that neither come from this origin nor have a
 * hash in the policy, and style or handler attributes.
 */
function forbiddenMarkup(html: string, policy: ReadonlyMap<string, readonly string[]>): string[] {
  const scripts = [...html.matchAll(/<script\b([^>]*)>([^]*?)<\/script>/g)];
  const foreign = scripts.filter(([, attributes = '', content = '']) => {
    const isData = /^ type="application\/json" id="[\w-]+"$/.test(attributes);
    const isModule =
      /^ type="module"(?: [a-z]+(?:="\w+")?)* src="\/build\/[\w.-]+\.js"$/.test(attributes) &&
      content === '';
    const isHashed =
      attributes === '' &&
      policy
        .get('script-src')
        ?.includes(`'sha256-${createHash('sha256').update(content).digest('base64')}'`);
    return !isData && !isModule && !isHashed;
  });
  const markup = markupOf(html);
  return [
    ...foreign.map(([element]) => element.slice(0, 120)),
    ...(html.match(/<script/g)?.length === scripts.length
      ? []
      : ['a script element without its end']),
    ...(markup.match(/<[^>]*\s(?:style|on\w+)=[^>]*>/g) ?? []),
    ...(markup.match(/javascript:|<style\b|<iframe\b|<base\b/gi) ?? []),
  ];
}

/** Returns the document without its data. */
function markupOf(html: string): string {
  return html.replaceAll(/<script\b[^>]*>[^]*?<\/script>/g, '');
}

const licence = {
  badge: 'malta',
  regulator: 'Regulator',
  licensee: 'Licensee Ltd',
  number: 'L/1234',
  registerUrl: 'https://register.example/1234',
};

/** Returns the texts of the base brand that only a demonstration shows, in one language. */
async function demonstrationTexts(language: string): Promise<string[]> {
  const file = new URL(`../../../../../tenants/_base/locales/${language}.json`, import.meta.url);
  // A locale document
  const texts = JSON.parse(await readFile(file, 'utf8')) as Record<string, string>;
  return Object.entries(texts).flatMap(([key, text]) => (isDemonstrationText(key) ? text : []));
}
