import { readdir } from 'node:fs/promises';
import { join } from 'node:path';

const patternSign = /[*?{[]/;

/**
 * Returns the files and folders that match a pattern with `*`, `**`, `?`, `[…]` or `{…}`, in order.
 * Node 20 has no `glob`.
 */
export async function globFiles(pattern: string, cwd = process.cwd()): Promise<string[]> {
  const found = new Set<string>();
  for (const alternative of expandBraces(pattern)) {
    const parts = alternative.split('/').filter((part) => part !== '' && part !== '.');
    const root = alternative.startsWith('/') ? '/' : '';
    for (const path of await match(root, parts, cwd)) found.add(path);
  }
  return [...found].toSorted();
}

/** Returns the paths below a folder that match the parts of a pattern. */
async function match(folder: string, parts: readonly string[], cwd: string): Promise<string[]> {
  const [part, ...rest] = parts;
  if (part === undefined) return [folder];
  const under = (name: string): string =>
    `${folder}${folder === '' || folder === '/' ? '' : '/'}${name}`;
  if (part === '..') return match(under(part), rest, cwd);
  const entries = await readdir(folder.startsWith('/') ? folder : join(cwd, folder), {
    withFileTypes: true,
  }).catch(() => []);
  const isAnyDepth = part === '**';
  const isMatch = isAnyDepth ? () => false : matcherOf(part);
  const found = isAnyDepth ? await match(folder, rest, cwd) : [];
  for (const entry of entries) {
    if (isAnyDepth && entry.isDirectory() && !entry.name.startsWith('.'))
      found.push(...(await match(under(entry.name), parts, cwd)));
    if (isMatch(entry.name) && (rest.length === 0 || !entry.isFile()))
      found.push(...(await match(under(entry.name), rest, cwd)));
  }
  return found;
}

function matcherOf(part: string): (name: string) => boolean {
  if (!patternSign.test(part)) return (name) => name === part;
  const source = part
    .replaceAll(/[.+^$()|\\]/g, String.raw`\$&`)
    .replaceAll('*', '[^/]*')
    .replaceAll('?', '[^/]')
    .replaceAll('[!', '[^');
  const pattern = new RegExp(`^${source}$`, 'u');
  return (name) => pattern.test(name) && (!name.startsWith('.') || part.startsWith('.'));
}

/** `a{b,c}` → `ab`, `ac`. */
function expandBraces(pattern: string): string[] {
  const [whole, before = '', choices = '', after = ''] =
    /^(.*?)\{([^{}]*)\}(.*)$/s.exec(pattern) ?? [];
  if (whole === undefined) return [pattern];
  return choices.split(',').flatMap((choice) => expandBraces(before + choice + after));
}
