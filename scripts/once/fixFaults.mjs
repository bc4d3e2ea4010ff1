// Rewrites the planted faults for formatted sources: mutates the old text, formats it as the tree was, and takes the lines that differ.
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, readdirSync, writeFileSync, rmSync, copyFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const [before, root = '/tmp/faults'] = process.argv.slice(2);
const folder = 'packages/acceptance/plantedFaults';
const lists = readdirSync(folder)
  .toSorted()
  .map((name) => ({ name, faults: JSON.parse(readFileSync(join(folder, name), 'utf8')) }));
rmSync(root, { recursive: true, force: true });
mkdirSync(root, { recursive: true });
execFileSync('git', ['init', '-q'], { cwd: root });
copyFileSync('.oxfmtrc.json', join(root, '.oxfmtrc.json'));
let n = 0;
for (const { faults } of lists)
  for (const fault of faults) {
    const old = execFileSync('git', ['show', `${before}:${fault.file}`], { encoding: 'utf8' });
    if (old.split(fault.find).length !== 2) {
      console.log('does not fit', fault.name);
      continue;
    }
    n += 1;
    fault.copy = join(root, String(n), fault.file);
    fault.plain = join(root, `${n}-plain`, fault.file);
    for (const copy of [fault.copy, fault.plain]) mkdirSync(dirname(copy), { recursive: true });
    writeFileSync(
      fault.copy,
      old.replace(fault.find, () => fault.replace),
    );
    writeFileSync(fault.plain, old);
  }
execFileSync('git', ['add', '-A'], { cwd: root });
console.log(
  execFileSync('node', [join(process.cwd(), 'scripts/once/wrapComments.mjs')], {
    cwd: root,
    encoding: 'utf8',
  }),
);
for (let pass = 0; pass < 2; pass += 1) {
  try {
    execFileSync(join(process.cwd(), 'node_modules/.bin/oxfmt'), ['.'], {
      cwd: root,
      stdio: 'ignore',
    });
  } catch {
    console.log('oxfmt refused some');
  }
}
let kept = 0;
for (const { name, faults } of lists) {
  for (const fault of faults) {
    const { copy, plain } = fault;
    delete fault.copy;
    delete fault.plain;
    if (!copy) continue;
    const real = readFileSync(fault.file, 'utf8');
    const now = readFileSync(plain, 'utf8');
    const mutated = readFileSync(copy, 'utf8');
    if (
      now.split(fault.find).length === 2 &&
      now.replace(fault.find, () => fault.replace) === mutated
    ) {
      kept += 1;
      continue;
    }
    const a = now.split('\n');
    const b = mutated.split('\n');
    let start = 0;
    while (start < a.length && a[start] === b[start]) start += 1;
    let end = 0;
    while (
      end < a.length - start &&
      end < b.length - start &&
      a[a.length - 1 - end] === b[b.length - 1 - end]
    )
      end += 1;
    let find;
    let replace;
    for (let context = 0; ; context += 1) {
      const from = Math.max(0, start - context);
      const tail = Math.max(0, end - context);
      find = a.slice(from, a.length - tail).join('\n');
      replace = b.slice(from, b.length - tail).join('\n');
      if (
        find.trim() !== '' &&
        now.split(find).length === 2 &&
        now.replace(find, () => replace) === mutated
      )
        break;
      if (context > 30) {
        console.log('no unique place', fault.name);
        break;
      }
    }
    // The first line’s indentation is the same on both sides.
    const indent = /^\s*/.exec(find)[0];
    if (replace.startsWith(indent) && now.split(find.slice(indent.length)).length === 2) {
      find = find.slice(indent.length);
      replace = replace.slice(indent.length);
    }
    Object.assign(fault, { find, replace });
    if (real.split(find).length !== 2) console.log('does not fit the real file', fault.name);
    if (now.replace(find, () => replace) !== mutated) console.log('differs', fault.name);
  }
  writeFileSync(join(folder, name), `${JSON.stringify(faults, null, 2)}\n`);
}
console.log(`${kept} kept as they were`);
