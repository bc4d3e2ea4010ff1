import { afterEach, expect, it, vi } from 'vitest';
import { LanguageFormats } from './LanguageFormats.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

/** Formats each kind of text once. */
function textsOf(formats: LanguageFormats): string[] {
  return [
    formats.number(1_234.5, { maximumFractionDigits: 1 }),
    formats.date('2026-11-20T17:30:00.000Z', 'Asia/Manila', { dateStyle: 'medium' }),
    formats.zoneName('Asia/Manila', 0),
    formats.list(['A', 'B']),
    formats.region('PH'),
    formats.translated('apples', { count: 2 }, () => new Intl.PluralRules('ar').select(2)),
  ];
}

it('[PREF-02] has Latin digits in every language, as amounts have', () => {
  for (const tag of ['ar', 'fa', 'bn', 'mr', 'ar-u-nu-arab', 'my'])
    expect(textsOf(new LanguageFormats(tag, {})).join(), tag).toMatch(
      /^[^\p{Nd}]*1\P{Nd}?234\P{Nd}5(?:\P{Nd}|[0-9])*$/u,
    );
});

it.each(['ar', 'hi', 'th', 'vi'])(
  'uses the texts that the server made, whichever data the browser has: %s',
  (tag) => {
    const server = new LanguageFormats(tag, {});
    const recorded = server.record();
    const texts = textsOf(server);

    vi.stubGlobal('Intl', undefined);
    const served = JSON.parse(JSON.stringify(recorded)) as typeof recorded;

    expect(textsOf(new LanguageFormats(tag, served))).toEqual(texts);
    expect(Object.keys(served)).toHaveLength(texts.length);
  },
);

it('makes a text that the server did not make', () => {
  const server = new LanguageFormats('en', {});
  const recorded = server.record();
  server.number(1);

  expect(new LanguageFormats('en', recorded).number(2_000)).toBe('2,000');
});

it('makes a formatter once, because a list formats hundreds of texts', () => {
  const { DisplayNames } = Intl;
  let made = 0;
  vi.stubGlobal('Intl', {
    ...Intl,
    Locale: Intl.Locale,
    DisplayNames: class extends DisplayNames {
      constructor(...options: ConstructorParameters<typeof DisplayNames>) {
        super(...options);
        made += 1;
      }
    },
  });
  const formats = new LanguageFormats('en', {});

  expect(['PH', 'JP', 'TH'].map((code) => formats.region(code))).toEqual([
    'Philippines',
    'Japan',
    'Thailand',
  ]);
  expect(made).toBe(1);
});
