import type { Asset, ThemeDocument } from '@livery/model';

type Faces = NonNullable<ThemeDocument['font']['families'][string]>;
type Face = Faces[number];

/** A local font whose size is adjusted to that of a web font until it has loaded. */
interface LocalFont {
  readonly names: readonly string[];
  /** Mean width of its letters, measured like `letterWidth` of a font file. */
  readonly letterWidth: number;
}

const regular: LocalFont = {
  names: ['Arial', 'ArialMT', 'Liberation Sans', 'LiberationSans', 'Arimo', 'Helvetica', 'Roboto'],
  letterWidth: 0.4413,
};
const bold: LocalFont = {
  names: [
    'Arial Bold',
    'Arial-BoldMT',
    'Liberation Sans Bold',
    'LiberationSans-Bold',
    'Arimo Bold',
    'Helvetica Bold',
    'Roboto Bold',
  ],
  letterWidth: 0.4772,
};
/** From this weight on, browsers show the bold face of a local font. */
const boldFrom = 600;

/** Returns the name of a brand's family in style sheets, which no family of the platform has. */
export function ownFontName(name: string): string {
  return `Own ${name}`;
}

/** Returns whether no face of a family has the letters of Vietnamese and Cyrillic. */
export function lettersLackedBy(
  faces: Faces,
  assets: Readonly<Record<string, Asset>>,
): { readonly vietnamese: boolean; readonly cyrillic: boolean } {
  const fonts = faces.flatMap(({ file }) => assets[file]?.font ?? []);
  return {
    vietnamese: !fonts.some((font) => font.hasVietnamese),
    cyrillic: !fonts.some((font) => font.hasCyrillic),
  };
}

/**
 * Returns the `@font-face` rules of a brand's families. Each file with Latin letters also has a
 * fallback: a local font with the size and line height of the file, so that the page does not move
 * when the file has loaded.
 *
 * @param addressOf returns the address of an asset by its path in the configuration.
 */
export function ownFontFaces(
  { families }: ThemeDocument['font'],
  assets: Readonly<Record<string, Asset>>,
  addressOf: (file: string) => string,
): string[] {
  return Object.entries(families).flatMap(([name, faces]) =>
    faces.flatMap((face) => [
      rule({
        'font-family': `"${ownFontName(name)}"`,
        'font-display': 'swap',
        ...commonParts(face),
        src: `url("${addressOf(face.file)}") format("woff2")`,
      }),
      ...fallbacks(name, face, assets[face.file]),
    ]),
  );
}

function commonParts({ style, weight, unicodeRange }: Face): Record<string, string> {
  return {
    'font-style': style,
    'font-weight': weight,
    ...(unicodeRange === undefined ? {} : { 'unicode-range': unicodeRange }),
  };
}

/** A range of weights has two fallbacks, because local fonts are regular or bold. */
function fallbacks(name: string, face: Face, asset: Asset | undefined): string[] {
  const font = asset?.font;
  if (!font || font.letterWidth === 0) return [];
  const [from = 0, to = from] = face.weight.split(' ').map(Number);
  const parts = [
    { local: regular, from, to: Math.min(to, boldFrom - 1) },
    { local: bold, from: Math.max(from, boldFrom), to },
  ];
  return parts
    .filter((part) => part.from <= part.to)
    .map(({ local, ...weights }) => {
      const adjust = font.letterWidth / local.letterWidth;
      return rule({
        'font-family': `"${ownFontName(name)} Fallback"`,
        ...commonParts(face),
        'font-weight': `${weights.from} ${weights.to}`,
        src: local.names.map((localName) => `local("${localName}")`).join(', '),
        'size-adjust': percent(adjust),
        'ascent-override': percent(font.ascent / adjust),
        'descent-override': percent(font.descent / adjust),
        'line-gap-override': percent(font.lineGap / adjust),
      });
    });
}

function percent(share: number): string {
  return `${Number((Math.max(share, 0) * 100).toFixed(2))}%`;
}

const declarationValue = /^[\w\s,./"()%+?-]+$/;

function rule(declarations: Readonly<Record<string, string>>): string {
  const text = Object.entries(declarations).map(([name, value]) => {
    if (!declarationValue.test(value))
      throw new Error(`font value ${JSON.stringify(value)} cannot stand in a style sheet`);
    return `${name}: ${value};`;
  });
  return `@font-face { ${text.join(' ')} }`;
}
