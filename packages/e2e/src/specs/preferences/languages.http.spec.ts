import { servedHtml } from '../../http/servedHtml.ts';
import { shippedLanguages } from '../../browser/texts/textsOf.ts';
import { expect, test } from '../../fixtures/test.ts';

const specified = ['CN', 'EN', 'ID', 'TH', 'TY', 'VI'];
const further = {
  JA: '日本語',
  ES: 'Español',
  HI: 'हिन्दी',
  KO: '한국어',
  PT: 'Português',
  RU: 'Русский',
  AR: 'العربية',
};

test('[PREF-05] [PREF-06] pages are served in all thirteen languages, Arabic from right to left', async ({
  brand,
}) => {
  const languages = await shippedLanguages();
  expect(languages.map(({ code }) => code).toSorted()).toEqual(
    [...specified, ...Object.keys(further)].toSorted(),
  );
  expect(languages).toEqual(
    expect.arrayContaining(
      Object.entries(further).map(([code, name]) => expect.objectContaining({ code, name })),
    ),
  );
  const headings = new Set<string | undefined>();
  for (const { code, tag } of languages) {
    const html = await servedHtml(brand, `/login?lang=${code}`, '<h1');
    const [root = ''] =
      /<html [^>]*>/.exec((await brand.request(`/login?lang=${code}`)).body) ?? [];
    expect([root.includes(`lang="${tag}"`), root.includes('dir="rtl"')], code).toEqual([
      true,
      code === 'AR',
    ]);
    headings.add(/<h1[^>]*>([^<]*)</.exec(html)?.[1]);
  }
  // Each language has a different heading.
  expect(headings.size).toBe(13);
});
