import { parseArgs } from 'node:util';

/** What a matrix of screenshots contains. */
export interface MatrixOptions {
  readonly brands: readonly string[];
  readonly visitors: readonly string[];
  readonly languages: readonly string[];
  readonly journeys: readonly string[];
  readonly widths: readonly number[];
  readonly theme: string;
  /** Whether pictures show the whole page, and not only the window. */
  readonly isFullPage: boolean;
}

/**
 * Parses the options after `--matrix`: lists separated by commas, of which each has a default.
 *
 * Errors: throws on an unknown option.
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
      visitors: { type: 'string', default: 'guest,member' },
      languages: { type: 'string', default: 'EN,TY,RU,AR' },
      journeys: { type: 'string', default: journeys.join(',') },
      widths: { type: 'string', default: '360,390,768,1024,1280,1920' },
      theme: { type: 'string', default: 'dark' },
      full: { type: 'boolean', default: false },
    },
  });
  const list = (text: string): string[] => text.split(',');
  return {
    brands: list(values.brands),
    visitors: list(values.visitors),
    languages: list(values.languages),
    journeys: list(values.journeys),
    widths: list(values.widths).map(Number),
    theme: values.theme,
    isFullPage: values.full,
  };
}
