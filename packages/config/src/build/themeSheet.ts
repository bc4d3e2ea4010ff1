import type { ThemeDocument } from '@livery/model';

const hex = /^#[0-9a-fA-F]{6}$/;

/**
 * One face for each script no brand face has; Chinese, Japanese and Korean have the system's, since
 * theirs are megabytes.
 */
const otherScripts =
  '"Noto Sans Arabic", "Noto Sans Thai", "Noto Sans Devanagari", system-ui, sans-serif';

const families = {
  system: 'system-ui, sans-serif',
  Figtree: `"Figtree", "Figtree Fallback", ${otherScripts}`,
  'Barlow Condensed': `"Barlow Condensed", "Barlow Condensed Fallback", "Arial Narrow", ${otherScripts}`,
} as const;

/**
 * The same for headings in capitals, where a face has other proportions in those: what stands in
 * for it until it comes must break its lines alike.
 */
const capitals: Readonly<Record<keyof typeof families, string>> = {
  ...families,
  'Barlow Condensed': `"Barlow Condensed", "Barlow Condensed Capitals Fallback", "Arial Narrow", ${otherScripts}`,
};

/** Shadows under raised things. */
const shadows = {
  none: 'none',
  soft: '0 1px 2px rgb(0 0 0 / 0.08), 0 6px 20px rgb(0 0 0 / 0.12)',
  strong: '0 2px 4px rgb(0 0 0 / 0.24), 0 12px 32px rgb(0 0 0 / 0.4)',
} as const;

/**
 * A brand's look as one CSS sheet of custom properties, in the cascade layer `tokens`.
 *
 * Shape:  `--color-<name>` for each colour, both themes in one `light-dark()`; `--font-…`,
 *         `--heading-…`, `--radius`, `--radius-control`, `--tile-ratio`, `--border-width`,
 *         `--elevation`, `--space-unit`, `--max-width`, `--duration`.
 * Errors: throws on a value that could end its declaration. The schema lets none through; this is
 *         the second line.
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
    ([name, value]) =>
      `--${checked(name, /^[a-z][a-z0-9-]*$/)}: ${checked(value, /^[#\w\s,./"()-]+$/)};`,
  );
  const root = `:root { color-scheme: light dark; ${declarations.join(' ')} }`;
  const chosen = ['light', 'dark'].map(
    (theme) => `:root[data-theme="${theme}"] { color-scheme: ${theme}; }`,
  );
  // It is the first sheet of the document, so it also says in which order the layers stand.
  return `@layer reset, tokens, base, components; @layer tokens { ${[root, ...chosen].join(' ')} }`;
}

/** `textMuted` → `text-muted`. */
function kebab(name: string): string {
  return name.replaceAll(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`);
}

function checked(text: string, allowed: RegExp): string {
  if (allowed.test(text)) return text;
  throw new Error(`theme token ${JSON.stringify(text)} cannot stand in a style sheet`);
}
