import { glob, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { merge, noMentions, parseSpec, type Mentions, type ParsedSpec } from './parseSpec.ts';

/** A browser test, and what it mentions. */
export interface SpecTest {
  /** Path below the test folder and line, as the runner takes and reports them. */
  readonly key: string;
  readonly title: string;
  readonly own: Mentions;
  /** Its own, and that of all it uses of its file and of the harness. */
  readonly all: Mentions;
}

/** The test that puts brackets around every text finds strings that are no text; it looks at no wording. */
const wordless = new Set(['translation.spec.ts']);

/** Every browser test below a folder. */
export async function readTests(folder: string): Promise<SpecTest[]> {
  const sources: Record<string, string> = {};
  for await (const path of glob('**/*.ts', { cwd: folder })) sources[path] = await readFile(join(folder, path), 'utf8');
  return testsOf(sources);
}

/** The tests of source files, by their paths. */
export function testsOf(sources: Readonly<Record<string, string>>): SpecTest[] {
  const parsed = new Map(Object.entries(sources).map(([path, source]) => [path, parseSpec(path, source)]));
  return [...parsed].flatMap(([path, spec]) => (wordless.has(basename(path)) ? [] : spec.tests.map(({ title, line, own }) => (
    { key: `${path}:${line}`, title, own, all: withUsed(parsed, path, own, spec.shared) }
  )))).toSorted((a, b) => a.key.localeCompare(b.key, 'en', { numeric: true }));
}

/** The mentions of a piece with those of every declaration its names lead to. */
function withUsed(parsed: ReadonlyMap<string, ParsedSpec>, path: string, ...pieces: readonly Mentions[]): Mentions {
  const all = noMentions();
  const seen = new Set<Mentions>();
  const follow = (from: string, piece: Mentions): void => {
    if (seen.has(piece)) return;
    seen.add(piece);
    merge(all, piece);
    for (const name of piece.names) {
      const spec = parsed.get(from);
      const imported = spec?.imports.get(name);
      const home = imported ? join(from, '..', imported.from) : from;
      const declared = parsed.get(home)?.declarations.get(imported?.name ?? name);
      if (declared) follow(home, declared);
    }
  };
  for (const piece of pieces) follow(path, piece);
  return all;
}
