import type { ThemeDocument } from '@livery/model';

const hex = /^#[0-9a-fA-F]{6}$/;
const tokenValue = /^[#\w\s,./"()-]+$/;

/**
 * Fallback face for each script that the brand faces do not cover. Chinese, Japanese and Korean use
 * system fonts, because web fonts for them are megabytes in size.
 */
const otherScripts =
  '"Noto Sans Arabic", "Noto Sans Thai", "Noto Sans Devanagari", system-ui, sans-serif';

const families = {
  system: 'system-ui, sans-serif',
  Figtree: `"Figtree", "Figtree Fallback", ${otherScripts}`,
  'Barlow Condensed': `"Barlow Condensed", "Barlow Condensed Fallback", "Arial Narrow", ${otherScripts}`,
} as const;

/**
 * Fallbacks for headings in capitals, whose proportions differ in some faces. A fallback must break
 * lines like the web font it replaces until that has loaded.
 */
const capitals: Readonly<Record<keyof typeof families, string>> = {
  ...families,
  'Barlow Condensed': `"Barlow Condensed", "Barlow Condensed Capitals Fallback", "Arial Narrow", ${otherScripts}`,
};

/** Languages in Cyrillic script. */
const cyrillic = ['be', 'bg', 'kk', 'ky', 'mk', 'mn', 'ru', 'sr', 'tg', 'uk'];
const condensedSystem =
  '"Arial Narrow", "Roboto Condensed", "Liberation Sans Narrow", sans-serif-condensed, system-ui, sans-serif';

/**
 * Languages whose letters a face lacks in part, with the face that is used for all their text. A
 * fallback for single letters would mix two faces in one word.
 */
const incompleteIn: Readonly<
  Record<keyof typeof families, readonly { languages: readonly string[]; family: string }[]>
> = {
  system: [],
  Figtree: [{ languages: ['vi', ...cyrillic], family: families.system }],
  'Barlow Condensed': [{ languages: cyrillic, family: condensedSystem }],
};

/** Shadows of raised surfaces. */
const shadows = {
  none: 'none',
  soft: '0 1px 2px rgb(0 0 0 / 0.08), 0 6px 20px rgb(0 0 0 / 0.12)',
  strong: '0 2px 4px rgb(0 0 0 / 0.24), 0 12px 32px rgb(0 0 0 / 0.4)',
} as const;

/**
 * Returns a brand's theme as one CSS sheet of custom properties, in the cascade layer `tokens`.
 *
 * Shape:  `--color-<name>` for each colour, both themes in one `light-dark()`; `--font-…`,
 *         `--heading-…`, `--radius`, `--radius-control`, `--tile-ratio`, `--border-width`,
 *         `--elevation`, `--space-unit`, `--max-width`, `--duration`.
 * Errors: throws on a value that could end its declaration. The schema already rejects such values;
 *         this check is a second line of defence.
 */
export function themeSheet({ color, font, shape, space, motion }: ThemeDocument): string {
  const tokens: Record<string, string> = {
    ...Object.fromEntries(
      Object.entries(color).map(([name, { light, dark }]) => [
        `color-${kebab(name)}`,
        `light-dark(${checked(light, hex)}, ${checked(dark, hex)})`,
      ]),
    ),
    'font-body': families[font.body],
    'font-display': (font.headingCase === 'uppercase' ? capitals : families)[font.display],
    'font-size-base': `${font.baseSizePx / 16}rem`,
    'heading-weight': String(font.headingWeight),
    'heading-case': font.headingCase,
    radius: `${shape.radiusPx}px`,
    'radius-control': `${shape.controlRadiusPx}px`,
    'tile-ratio': shape.tileRatio.replace(':', ' / '),
    'border-width': `${shape.borderWidthPx}px`,
    elevation: shadows[shape.elevation],
    'space-unit': `${space.unitPx}px`,
    'max-width': `${space.maxWidthPx}px`,
    duration: `${motion.durationMs}ms`,
  };
  const declarations = Object.entries(tokens).map(
    ([name, value]) => `--${checked(name, /^[a-z][a-z0-9-]*$/)}: ${checked(value, tokenValue)};`,
  );
  const root = `:root { color-scheme: light dark; ${declarations.join(' ')} }`;
  const chosen = ['light', 'dark'].map(
    (theme) => `:root[data-theme="${theme}"] { color-scheme: ${theme}; }`,
  );
  const otherFaces = (['body', 'display'] as const).flatMap((use) =>
    incompleteIn[font[use]].map(({ languages, family }) => {
      const element = `[lang]:is(${languages.map((language) => `:lang(${language})`).join(', ')})`;
      // A text in such a language on a page in another one would inherit the page's face.
      const face = use === 'body' ? ' font-family: var(--font-body);' : '';
      return `${element} { --font-${use}: ${checked(family, tokenValue)};${face} }`;
    }),
  );
  // Declares the order of the cascade layers here, because this is the first sheet of the document.
  return `@layer reset, tokens, base, components; @layer tokens { ${[root, ...chosen, ...otherFaces].join(' ')} }`;
}

/** `textMuted` → `text-muted`. */
function kebab(name: string): string {
  return name.replaceAll(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`);
}

function checked(text: string, allowed: RegExp): string {
  if (allowed.test(text)) return text;
  throw new Error(`theme token ${JSON.stringify(text)} cannot stand in a style sheet`);
}
