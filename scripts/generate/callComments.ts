import { readdir, readFile } from 'node:fs/promises';

/** Docstring of a call's declaration. */
export interface CallComment {
  readonly name: string;
  /** Folder of the declaration, for example `cashier`. */
  readonly feature: string;
  /** First paragraph. */
  readonly summary: string;
  /** The other paragraphs, for example `Errors: …`. */
  readonly facts: readonly string[];
}

const callsFolder = 'packages/api/src/calls';

/** Reads the docstrings of all calls from their declarations. */
export async function callComments(): Promise<CallComment[]> {
  const sources = await readTexts(callsFolder, /^(?!.*\.test\.ts$).*\.ts$/);
  return sources.flatMap(({ file, text }) =>
    [
      ...text.matchAll(/(?:\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\n)?^export const (\w+) = defineCall</gm),
    ].map(([, comment = '', name = '']) => {
      const [summary = '', ...facts] = comment
        .split('\n')
        .map((line) => line.replace(/^\s*\* ?/, ''))
        .join('\n')
        .trim()
        .split(/\n\s*\n|\n(?=[A-Z]\w+:\s)/);
      return { name, feature: file.split('/')[0] ?? '', summary, facts };
    }),
  );
}

/** Reads the files of a folder and its subfolders whose path matches, sorted by path. */
export async function readTexts(
  root: string,
  pattern: RegExp,
): Promise<{ file: string; text: string }[]> {
  const files = (await readdir(root, { recursive: true }))
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => pattern.test(file))
    .toSorted();
  return Promise.all(
    files.map(async (file) => ({ file, text: await readFile(`${root}/${file}`, 'utf8') })),
  );
}
