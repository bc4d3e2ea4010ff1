import { globSync, readFileSync } from 'node:fs';
import { posix as path } from 'node:path';

/**
 * Returns the rows of a table of places whose list does not name what is at the place: of a row
 * with "one line in `<file>`", the file has to name most of the files or folders that are there
 * already.
 */
export function checkRows(markdown: string): string[] {
  return markdown
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .flatMap((line) => {
      const [, , place = '', steps = ''] = line.split('|');
      const pattern = codeIn(place).find((code) => code.includes('/'));
      // "one line in its `index.ts`", "its line is added in `index.ts`"
      const after = steps.split(/\bline\b/)[1] ?? '';
      const named = / in (?:its )?`/.test(after)
        ? codeIn(after).find((code) => /\.\w+$/.test(code))
        : undefined;
      if (pattern === undefined || named === undefined) return [];
      const fixed = pattern.split('<')[0] ?? '';
      const folder = fixed.slice(0, fixed.lastIndexOf('/') + 1);
      const list = named.includes('/') ? named : path.join(folder, named);
      const text = readFileSync(list, 'utf8').toLowerCase();
      const names = namesAt(pattern).filter((name) => name !== nameOf(list));
      const missing = names.filter((name) => !text.includes(name.toLowerCase()));
      return missing.length * 2 < names.length
        ? []
        : [`${pattern}: ${list} does not name ${missing.slice(0, 3).join(', ')}`];
    });
}

/** Returns what a cell has in backticks. */
function codeIn(cell: string): string[] {
  return cell.split('`').filter((_, index) => index % 2 === 1);
}

/** Returns the names of what is at a place, `packages/ui/src/<Name>/`, without tests. */
function namesAt(pattern: string): string[] {
  const wildcard = pattern.replaceAll(/<[^<>]+>/g, '*');
  return globSync(wildcard.includes('*') ? wildcard : `${wildcard}*.ts`)
    .filter((file) => /^[^.]+(?:\.ts|\.md)?$/.test(path.basename(file)))
    .map(nameOf);
}

function nameOf(file: string): string {
  return path.basename(file.replaceAll('\\', '/')).replace(/(?:Modal)?(?:\.\w+)?$/, '');
}
