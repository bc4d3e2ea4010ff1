import { groupBy } from '@livery/config';
import type { Difference } from './Difference.ts';

/** Differences of one brand between two versions, or between two brands. */
export interface Comparison {
  readonly title: string;
  readonly differences: readonly Difference[];
}

/** Formats differences as lines of text, by document. */
export function formatText(comparisons: readonly Comparison[]): string {
  const isSingle = comparisons.length === 1;
  return comparisons
    .map(({ title, differences }) => {
      if (differences.length === 0) return `${title}: no differences`;
      const lines = byDocument(differences).flatMap(([document, group]) => [
        document,
        ...group.map(({ text }) => `  ${text}`),
      ]);
      return (isSingle ? lines : [title, ...lines.map((line) => `  ${line}`)]).join('\n');
    })
    .join('\n');
}

/** Formats differences as JSON: those of a single comparison, or a list by brand. */
export function formatJson(comparisons: readonly Comparison[]): string {
  const same = comparisons.every(({ differences }) => differences.length === 0);
  const [only] = comparisons;
  const result =
    comparisons.length === 1
      ? { same, differences: only?.differences }
      : {
          same,
          brands: comparisons.map(({ title, differences }) => ({ brand: title, differences })),
        };
  return JSON.stringify(result, null, 2);
}

/** Formats differences as Markdown, for a comment on a change. */
export function formatMarkdown(comparisons: readonly Comparison[]): string {
  return comparisons
    .map(({ title, differences }) =>
      [
        `## ${plain(title)}`,
        ...(differences.length === 0 ? ['No differences.'] : []),
        ...byDocument(differences).map(([document, group]) =>
          [`### ${plain(document)}`, group.map(({ text }) => `- ${plain(text)}`).join('\n')].join(
            '\n\n',
          ),
        ),
      ].join('\n\n'),
    )
    .join('\n\n');
}

function byDocument(differences: readonly Difference[]): [string, Difference[]][] {
  return [...groupBy(differences, ({ document }) => document)];
}

/** Escapes what Markdown would format, and mentions, which would notify people. */
function plain(text: string): string {
  return text
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/[\\`*_{}[\]<>#|~&]/g, String.raw`\$&`)
    .replaceAll('@', '&#64;');
}
