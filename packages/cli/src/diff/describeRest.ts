import { changeWords, compareValues, nameWords, pointerOf, valueWords } from './compareValues.ts';
import type { Describe, Difference, Site } from './Difference.ts';
import { textChange } from './textChange.ts';

/** The brand's identity and behaviour. */
export const describeSite: Describe = (before, after) =>
  describeValues('site', before.site, after.site);

/** Legal requirements. */
export const describeCompliance: Describe = (before, after) =>
  describeValues('compliance', before.compliance, after.compliance);

/** The operator's API. Values are omitted; only the names of changed ones are reported. */
export const describeUpstream: Describe = (before, after) =>
  describeValues('upstream', before.upstream, after.upstream);

/** Texts by language and key. */
export const describeTexts: Describe = ({ locales: before }, { locales: after }) =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap(
    (language): Difference[] => {
      const [from, to] = [before[language], after[language]];
      if (!from || !to)
        return [
          {
            document: 'texts',
            pointer: pointerOf('locales', language),
            text: `language ${language} ${to ? 'added' : 'removed'}`,
          },
        ];
      return compareValues(from, to).map(({ path, before: old, after: fresh }) => ({
        document: 'texts',
        pointer: pointerOf('locales', language, ...path),
        text: `text ${language} ${path.join('.')} ${textChange(textOf(old), textOf(fresh))}`,
      }));
    },
  );

function textOf(value: unknown): string | undefined {
  if (typeof value === 'string') return value;
  return value === undefined ? undefined : valueWords(value);
}

/** Files of the assets folder, by their content. */
export const describeAssets: Describe = ({ assets: before }, { assets: after }) =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])].toSorted().flatMap((path) => {
    const [from, to] = [before[path], after[path]];
    if (from?.hash === to?.hash) return [];
    return [
      {
        document: 'assets',
        pointer: pointerOf('assets', path),
        text: `${path} ${from ? (to ? `changed (${from.bytes} → ${to.bytes} bytes)` : 'removed') : 'added'}`,
      },
    ];
  });

/** Values of a document of any shape, by their paths. */
export function describeValues(
  document: keyof Site,
  before: unknown,
  after: unknown,
): Difference[] {
  return compareValues(before, after)
    .filter(({ path }) => path[0] !== '$schema')
    .map((change) => {
      const pointer = pointerOf(document, ...change.path);
      return {
        document,
        pointer,
        text: `${change.path.map(nameWords).join(', ')}: ${changeWords(change, pointer)}`,
      };
    });
}
