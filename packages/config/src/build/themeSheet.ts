import type { Site } from '@livery/model';
import { fontFamily } from './fontFamilies.ts';
import { ownFontFaces } from './ownFontFaces.ts';

const hex = /^#[0-9a-fA-F]{6}$/;
const tokenValue = /^[#\w\s,./"()-]+$/;

/** Shadows of raised surfaces. */
const shadows = {
  none: 'none',
  soft: '0 1px 2px rgb(0 0 0 / 0.08), 0 6px 20px rgb(0 0 0 / 0.12)',
  strong: '0 2px 4px rgb(0 0 0 / 0.24), 0 12px 32px rgb(0 0 0 / 0.4)',
} as const;

/**
 * Returns a brand's theme as one CSS sheet: custom properties in the cascade layer `tokens`, and
 * the faces of its own fonts.
 *
 * Shape:  `--color-<name>` for each colour, both themes in one `light-dark()`; `--font-…`,
 *         `--heading-…`, `--radius`, `--radius-control`, `--tile-ratio`, `--border-width`,
 *         `--elevation`, `--space-unit`, `--max-width`, `--duration`.
 * Errors: throws on a value that could end its declaration. The schema already rejects such values;
 *         this check is a second line of defence.
 *
 * @param addressOf returns the address of an asset by its path in the configuration.
 */
export function themeSheet(
  { theme: { color, font, shape, space, motion }, assets }: Pick<Site, 'theme' | 'assets'>,
  addressOf: (file: string) => string,
): string {
  const families = {
    body: fontFamily(font.body, font, assets),
    display: fontFamily(font.display, font, assets),
  };
  const tokens: Record<string, string> = {
    ...Object.fromEntries(
      Object.entries(color).map(([name, { light, dark }]) => [
        `color-${kebab(name)}`,
        `light-dark(${checked(light, hex)}, ${checked(dark, hex)})`,
      ]),
    ),
    'font-body': families.body.stack,
    'font-display':
      font.headingCase === 'uppercase' ? families.display.capitalsStack : families.display.stack,
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
  const otherFaces = (['body', 'display'] as const).flatMap((use) => {
    const { incompleteIn, replacement } = families[use];
    if (incompleteIn.length === 0) return [];
    const element = `[lang]:is(${incompleteIn.map((language) => `:lang(${language})`).join(', ')})`;
    // A text in such a language on a page in another one would inherit the page's face.
    const face = use === 'body' ? ' font-family: var(--font-body);' : '';
    return `${element} { --font-${use}: ${checked(replacement, tokenValue)};${face} }`;
  });
  // Declares the order of the cascade layers here, because this is the first sheet of the document.
  const order = '@layer reset, tokens, base, components;';
  const tokenLayer = `@layer tokens { ${[root, ...chosen, ...otherFaces].join(' ')} }`;
  return [order, tokenLayer, ...ownFontFaces(font, assets, addressOf)].join(' ');
}

/** `textMuted` → `text-muted`. */
function kebab(name: string): string {
  return name.replaceAll(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`);
}

function checked(text: string, allowed: RegExp): string {
  if (allowed.test(text)) return text;
  throw new Error(`theme token ${JSON.stringify(text)} cannot stand in a style sheet`);
}
