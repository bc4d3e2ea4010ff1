import type { Site } from '@livery/model';
import { beforeAll, expect, it } from 'vitest';
import { brandFixture, fixtureSchemas, loadFixture } from '../testing/brandFixture.ts';
import { themeSheet } from './themeSheet.ts';

let theme: Site['theme'];
const addressOf = (file: string): string => `/${file}`;
/** The sheet of a theme without own fonts. */
const sheetOf = (changed: Site['theme']): string =>
  themeSheet({ theme: changed, assets: {} }, addressOf);
beforeAll(async () => {
  const { site } = await loadFixture(brandFixture, await fixtureSchemas());
  if (!site) throw new Error('the fixture has a mistake');
  theme = site.theme;
});

it('writes every token once, in its layer, for both themes', () => {
  const sheet = sheetOf({
    ...theme,
    font: {
      families: {},
      body: 'Figtree',
      display: 'Barlow Condensed',
      baseSizePx: 18,
      headingWeight: 600,
      headingCase: 'uppercase',
    },
    shape: {
      radiusPx: 4,
      controlRadiusPx: 2,
      tileRatio: '3:4',
      borderWidthPx: 2,
      elevation: 'none',
    },
    space: { unitPx: 6, maxWidthPx: 1440 },
    motion: { durationMs: 90 },
  });
  expect(sheet).toMatch(
    /^@layer reset, tokens, base, components; @layer tokens \{ :root \{ color-scheme: light dark; .* \} :root\[data-theme="light"\] \{ color-scheme: light; \} :root\[data-theme="dark"\] \{ color-scheme: dark; \} \[lang\].* \}$/,
  );
  for (const declaration of [
    '--color-canvas: light-dark(#ffffff, #101010);',
    '--color-text-muted: light-dark(#555555, #b0b0b0);',
    '--color-on-accent: light-dark(#ffffff, #001020);',
    '--color-hero-shade: light-dark(#102030, #102030);',
    '--font-body: "Figtree", "Figtree Fallback", "Noto Sans Arabic", "Noto Sans Thai", "Noto Sans Devanagari", system-ui, sans-serif;',
    '--font-display: "Barlow Condensed", "Barlow Condensed Capitals Fallback", "Arial Narrow", "Noto Sans Arabic", "Noto Sans Thai", "Noto Sans Devanagari", system-ui, sans-serif;',
    '--font-size-base: 1.125rem;',
    '--heading-weight: 600;',
    '--heading-case: uppercase;',
    '--radius: 4px;',
    '--radius-control: 2px;',
    '--tile-ratio: 3 / 4;',
    '--border-width: 2px;',
    '--elevation: none;',
    '--space-unit: 6px;',
    '--max-width: 1440px;',
    '--duration: 90ms;',
  ])
    expect(sheet.split(declaration)).toEqual([expect.any(String), expect.any(String)]);
  expect(sheet.match(/--color-[a-z-]+:/g)).toHaveLength(Object.keys(theme.color).length);
});

it.each([
  ['Figtree', 'vi', true],
  ['Figtree', 'ru', true],
  ['Figtree', 'es', false],
  ['Barlow Condensed', 'vi', false],
  ['Barlow Condensed', 'ru', true],
  ['system', 'vi', false],
] as const)('%s: text in the language %s has a face of its own: %s', (family, language, has) => {
  const sheet = sheetOf({ ...theme, font: { ...theme.font, body: family, display: family } });

  expect(sheet.includes(`:lang(${language})`)).toBe(has);
  expect(/:lang\([^{]*\{ --font-body: [^;]*(Figtree|Barlow)/.test(sheet)).toBe(false);
});

it('uses the capitals fallback only for uppercase headings', () => {
  const sheet = sheetOf({
    ...theme,
    font: {
      ...theme.font,
      body: 'Barlow Condensed',
      display: 'Barlow Condensed',
      headingCase: 'none',
    },
  });
  expect(sheet.match(/"Barlow Condensed Fallback"/g)).toHaveLength(2);
  expect(sheet).not.toContain('Capitals');
});

it.each(['#fff;} body { display: none', 'red', '#ffffff/*', 'url(//x)', '#ffffff)}'])(
  'rejects an invalid colour: %s',
  (value) => {
    const attempt = (): string =>
      sheetOf({
        ...theme,
        color: { ...theme.color, canvas: { light: value, dark: '#000000' } },
      });
    expect(attempt).toThrow('cannot stand in a style sheet');
  },
);
