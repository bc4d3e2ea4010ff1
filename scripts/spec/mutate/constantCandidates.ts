import type { Constant } from './constantMutations.ts';
import type { SpecTest } from './readTests.ts';

/** Tests that may look at a constant: by a requirement that gives it, by its number or word, by its property. Those with most of these come first. */
export function constantCandidates(constant: Constant, tests: readonly SpecTest[], requirements: string): SpecTest[] {
  const ids = requirementsOf(constant, requirements);
  return tests
    .map((test) => ({ test, score: scoreOf(constant, test, ids) }))
    .filter(({ score }) => score > 1)
    .toSorted((a, b) => b.score - a.score)
    // The number alone is often another's.
    .filter(({ score }, index) => score > 2 || index < 3)
    .map(({ test }) => test);
}

/** Ids of the lines that give the constant's value and speak of it. */
export function requirementsOf({ value, source, path }: Constant, requirements: string): string[] {
  const about = new Set([...wordsOf(source), ...wordsOf(path.join(' ').replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' '))]);
  return requirements.split('\n').flatMap((line) => {
    const id = /^- (?<id>[A-Z]{4,5}-\d{2}) /.exec(line)?.groups?.id;
    const fits = id !== undefined && id !== 'CONF-08' && atoms(value).some((atom) => says(line, atom)) && wordsOf(line).some((word) => about.has(word));
    return fits ? [id] : [];
  });
}

function scoreOf({ value, path }: Constant, { title, own, all }: SpecTest, ids: readonly string[]): number {
  const named = ids.some((id) => title.includes(`[${id}]`)) ? 3 : 0;
  const given = atoms(value).some((atom) => says(title, atom)) ? 2 : 0;
  const used = atoms(value).some((atom) => mentions(own, atom)) ? 2 : Number(atoms(value).some((atom) => mentions(all, atom)));
  const property = path.slice(-2).every((name) => own.names.has(name)) ? 2 : 0;
  return named + given + used + property;
}

/** The numbers and words a value is made of, but those that mean nothing alone. */
function atoms(value: unknown): (number | string)[] {
  if (typeof value === 'number') return [value];
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(atoms) : [];
}

function mentions({ numbers, strings }: SpecTest['own'], atom: number | string): boolean {
  if (typeof atom === 'string') return atom.length > 1 && strings.has(atom);
  if (atom < 10 && Number.isInteger(atom)) return false;
  if ([...strings].some((text) => says(text, atom))) return true;
  return [...numbers].some((number) => (atom >= 1000 ? Math.abs(number - atom) <= atom / 100 : number === atom));
}

function says(text: string, atom: number | string): boolean {
  const forms = typeof atom === 'string' ? [atom] : [String(atom), atom.toLocaleString('en'), ...(atom >= 1e9 ? [`${atom / 1e9}e9`] : [])];
  const apart = text.replaceAll(/(?<=\d)x(?=\d)/g, ' x ');
  return forms.some((form) => new RegExp(`(?<![\\w.,])${form.replaceAll('.', String.raw`\.`)}(?![\\w]|[.,]\\d)`).test(apart));
}

function wordsOf(text: string): string[] {
  return (text.toLowerCase().match(/[a-z]{4,}/g) ?? []).map((word) => word.replace(/s$/, ''));
}
