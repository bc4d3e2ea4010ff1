/**
 * `node scripts/once/renameWords.mjs <map>`: replaces whole words in tracked text files.
 *
 * A map has lines of two kinds:
 *   in packages/stores packages/components    the folders the following lines apply to
 *   keyPlace => keyLocation                   a word and its replacement
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';

const text = /\.(ts|tsx|mjs|json|css|md|txt)$/;
const untouched = /^(package-lock\.json|CHANGELOG\.md|scripts\/once\/)/;

let folders = ['.'];
const replacements = [];
for (const raw of readFileSync(process.argv[2], 'utf8').split('\n')) {
  const line = raw.replace(/#.*/, '').trim();
  if (!line) continue;
  if (line.startsWith('in ')) {
    folders = line.slice(3).split(/\s+/);
    continue;
  }
  const pair = /^(\S+)\s*=>\s*(\S+)$/.exec(line);
  if (!pair) throw new Error(`cannot read: ${raw}`);
  replacements.push({
    folders,
    from: new RegExp(`(?<![\\w$])${pair[1]}(?![\\w$])`, 'g'),
    to: pair[2],
  });
}

const files = execFileSync('git', ['ls-files'], { encoding: 'utf8', maxBuffer: 1 << 28 })
  .trim()
  .split('\n')
  .filter((file) => text.test(file) && !untouched.test(file) && existsSync(file));
let changed = 0;
for (const file of files) {
  const before = readFileSync(file, 'utf8');
  let after = before;
  for (const { folders, from, to } of replacements)
    if (
      folders.some((folder) => folder === '.' || file === folder || file.startsWith(`${folder}/`))
    )
      after = after.replace(from, to);
  if (after === before) continue;
  writeFileSync(file, after);
  changed += 1;
}
console.log(`${changed} files changed`);
