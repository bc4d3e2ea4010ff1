import { parseArgs } from 'node:util';
import { visitorKinds, type VisitorKind } from './journeys.ts';

/** What a matrix of screenshots contains. */
export interface MatrixOptions {
  readonly brands: readonly string[];
  readonly visitors: readonly VisitorKind[];
  readonly languages: readonly string[];
  readonly journeys: readonly string[];
  readonly widths: readonly number[];
  /** By default the brand's own theme. */
  readonly theme: 'light' | 'dark' | undefined;
  /** Whether pictures show the whole page, and not only the window. */
  readonly isFullPage: boolean;
}

const themes = ['light', 'dark'] as const;

/**
 * Parses the options after `--matrix`: lists separated by commas, of which each has a default.
 *
 * Errors: throws on an unknown option, journey, visitor or theme, and on a width that is no number.
 */
export function readMatrixOptions(
  args: readonly string[],
  journeys: readonly string[],
): MatrixOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      matrix: { type: 'boolean' },
      brands: { type: 'string', default: 'lagoon,ironfield' },
      visitors: { type: 'string', default: visitorKinds.join(',') },
      languages: { type: 'string', default: 'EN,TY,RU,AR' },
      journeys: { type: 'string', default: journeys.join(',') },
      widths: { type: 'string', default: '360,390,768,1024,1280,1920' },
      theme: { type: 'string' },
      full: { type: 'boolean', default: false },
    },
  });
  return {
    brands: values.brands.split(','),
    visitors: values.visitors.split(',').map((name) => knownName('visitor', name, visitorKinds)),
    languages: values.languages.split(','),
    journeys: values.journeys.split(',').map((name) => knownName('journey', name, journeys)),
    widths: values.widths.split(',').map(readWidth),
    theme: values.theme === undefined ? undefined : knownName('theme', values.theme, themes),
    isFullPage: values.full,
  };
}

function knownName<Name extends string>(kind: string, name: string, names: readonly Name[]): Name {
  const known = names.find((each) => each === name);
  if (known === undefined)
    throw new Error(`There is no ${kind} "${name}"; choose of ${names.join(', ')}.`);
  return known;
}

function readWidth(text: string): number {
  if (!/^[1-9]\d{2,3}$/.test(text)) throw new Error(`"${text}" is no width in pixels.`);
  return Number(text);
}
