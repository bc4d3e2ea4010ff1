import { globSync, readFileSync } from 'node:fs';
import { posix as path } from 'node:path';

/**
 * Returns the rows of a table of places whose list does not name what is at the place: of a row with
 * "one line in `<file>`", the file has to name most of the files or folders that are there already.
 */
export function checkRows(markdown: string): string[] {
  return markdown
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .flatMap((line) => {
      const [, , place = '', steps = ''] = line.split('|');
      const [, pattern] = /`([^`]+\/[^`]*)`/.exec(place) ?? [];
      const [, named] = /\bline[^;`]* in (?:its )?`([^`]+\.\w+)`/.exec(steps) ?? [];
      if (pattern === undefined || named === undefined) return [];
      const folder = pattern.slice(0, pattern.search(/<|$/)).replace(/[^/]*$/, '');
      const list = named.includes('/') ? named : path.join(folder, named);
      const text = readFileSync(list, 'utf8').toLowerCase();
      const names = namesAt(pattern).filter((name) => name !== nameOf(list));
      const missing = names.filter((name) => !text.includes(name.toLowerCase()));
      return missing.length * 2 < names.length
        ? []
        : [`${pattern}: ${list} does not name ${missing.slice(0, 3).join(', ')}`];
    });
}

/** Returns the names of what is at a place, `packages/ui/src/<Name>/`, without tests. */
function namesAt(pattern: string): string[] {
  const wildcard = pattern.replaceAll(/<[^<>]+>/g, '*');
  return globSync(wildcard.includes('*') ? wildcard : `${wildcard}*.ts`)
    .filter((file) => /(?:^|\/)[^.]+(?:\.ts|\.md)?$/.test(file))
    .map(nameOf);
}

function nameOf(file: string): string {
  return path.basename(file.replaceAll('\\', '/')).replace(/(?:Modal)?(?:\.\w+)?$/, '');
}
