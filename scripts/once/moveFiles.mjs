/**
 * `node scripts/once/moveFiles.mjs <map>`: moves the files that a map names and rewrites every path
 * that leads to or from them: relative imports, `import()`, `vi.mock`, style sheets, JSON `$ref`s,
 * and paths from the repository's root in any text.
 *
 * A map has lines of three kinds:
 *   from packages/stores/src            the folder the following lines are relative to
 *   session: SessionStore LoginStore    every file or folder of that stem, into the folder session
 *   Bar => shell/Toolbar                one file or folder to another path
 */
import { execFileSync } from 'node:child_process';
import {
  mkdirSync,
  readFileSync,
  renameSync,
  writeFileSync,
  existsSync,
  readdirSync,
  rmdirSync,
} from 'node:fs';
import { posix as path } from 'node:path';

const tracked = execFileSync('git', ['ls-files'], { encoding: 'utf8', maxBuffer: 1 << 28 })
  .trim()
  .split('\n')
  .filter((f) => existsSync(f));
const trackedSet = new Set(tracked);
const folders = new Set();
for (const file of tracked)
  for (let dir = path.dirname(file); dir !== '.'; dir = path.dirname(dir)) folders.add(dir);

const target = new Map();
let from = '';
for (const raw of readFileSync(process.argv[2], 'utf8').split('\n')) {
  const line = raw.replace(/#.*/, '').trim();
  if (!line) continue;
  if (line.startsWith('from ')) {
    from = line.slice(5).trim();
    continue;
  }
  const single = /^(\S+)\s*=>\s*(\S+)$/.exec(line);
  if (single) {
    move(path.join(from, single[1]), path.join(from, single[2]));
    continue;
  }
  const many = /^(\S+):\s*(.*)$/.exec(line);
  if (!many) throw new Error(`cannot read: ${raw}`);
  for (const stem of many[2].split(/\s+/).filter(Boolean)) {
    const base = path.join(from, stem);
    const parent = path.dirname(base);
    const stemName = path.basename(base);
    const hits = tracked.filter(
      (file) =>
        file.startsWith(`${base}/`) ||
        (path.dirname(file) === parent && path.basename(file).split('.')[0] === stemName),
    );
    if (hits.length === 0) throw new Error(`nothing is named ${base}`);
    for (const file of hits) set(file, path.join(from, many[1], file.slice(parent.length + 1)));
  }
}
function move(a, b) {
  if (trackedSet.has(a)) return set(a, b);
  const hits = tracked.filter((file) => file.startsWith(`${a}/`));
  if (hits.length === 0) throw new Error(`nothing at ${a}`);
  for (const file of hits) set(file, path.join(b, file.slice(a.length + 1)));
}
function set(a, b) {
  if (target.has(a) && target.get(a) !== b) return; // the more special line stands first
  target.set(a, b);
}
const to = (file) => target.get(file) ?? file;
const destinations = new Set();
for (const file of tracked) {
  const b = to(file);
  if (destinations.has(b)) throw new Error(`two files would be ${b}`);
  destinations.add(b);
}

/** The folder a folder becomes: that of all its files, when they go to one; undefined otherwise. */
const folderMemo = new Map();
function folderTo(dir) {
  if (folderMemo.has(dir)) return folderMemo.get(dir);
  const inside = tracked.filter((file) => file.startsWith(`${dir}/`));
  let result = null;
  for (const file of inside) {
    const rest = file.slice(dir.length);
    const b = to(file);
    const moved = b.endsWith(rest) ? b.slice(0, b.length - rest.length) : undefined;
    if (moved === undefined || (result !== null && result !== moved)) {
      result = undefined;
      break;
    }
    result = moved;
  }
  if (result === undefined && inside.some((f) => !target.has(f))) result = dir;
  folderMemo.set(dir, result);
  return result;
}
function relative(fromDir, file) {
  const rel = path.relative(fromDir, file) || '.';
  return rel.startsWith('.') ? rel : `./${rel}`;
}

const texts = /\.(ts|tsx|mjs|js|cjs|css|json|md|html|yml|txt)$|^\.[\w.-]+$|^\.ci\/run$/;
let changed = 0;
for (const file of tracked) {
  if (!texts.test(file) && !texts.test(path.basename(file))) continue;
  if (file === 'package-lock.json' || file.startsWith('scripts/once/')) continue;
  const oldText = readFileSync(file, 'utf8');
  const dir = path.dirname(file);
  const newDir = path.dirname(to(file));
  let text = oldText;
  if (
    !file.endsWith('.md') &&
    !file.includes('plantedFaults/') &&
    !(file.startsWith('tenants/') && newDir === dir)
  )
    text = text.replaceAll(
      /(?<!\\)(['"`(])(\.\.?\/?[^'"`()\s$*]*?)((?:[?#][^'"`()\s]*)?)(?=['"`)])/g,
      (all, open, spec, tail) => {
        if (spec === '.' || !/^\.\.?(\/|$)/.test(spec)) return all;
        const resolved = path.join(dir, spec).replace(/\/$/, '');
        if (trackedSet.has(resolved)) {
          const b = to(resolved);
          if (b === resolved && dir === newDir) return all;
          return `${open}${relative(newDir, b)}${tail}`;
        }
        const isRoot = resolved === '.';
        if (
          isRoot ||
          folders.has(resolved) ||
          resolved === 'packages/site/dist' ||
          resolved.startsWith('packages/site/dist/')
        ) {
          if (dir === newDir && (isRoot || (folderTo(resolved) ?? resolved) === resolved))
            return all;
          const b = isRoot || !folders.has(resolved) ? resolved : (folderTo(resolved) ?? resolved);
          const rel = relative(newDir, b) + (spec.endsWith('/') ? '/' : '');
          if (rel !== spec) console.log(`folder: ${to(file)}: ${spec} -> ${rel}`);
          return `${open}${rel}${tail}`;
        }
        if (dir !== newDir && /\.(ts|tsx|js|mjs|json|css|svg)$/.test(spec))
          console.log(`unresolved: ${to(file)}: ${spec}`);
        return all;
      },
    );
  // Paths from the root.
  text = text.replaceAll(
    /(?<![\w.@-]\/|[\w@-])(packages|server|scripts|schemas)\/[\w./*-]*[\w]/g,
    (all) => {
      if (trackedSet.has(all)) return to(all);
      if (folders.has(all)) return folderTo(all) ?? all;
      return all;
    },
  );
  if (text !== oldText) {
    writeFileSync(file, text);
    changed += 1;
  }
}
// git mv in one go: by the file system, then `git add`.
for (const [a, b] of target) {
  if (a === b) continue;
  mkdirSync(path.dirname(b), { recursive: true });
  renameSync(a, b);
}
const left = new Set([...target.keys()].map((file) => path.dirname(file)));
for (const dir of [...left].toSorted((x, y) => y.length - x.length))
  for (let d = dir; d !== '.' && existsSync(d) && readdirSync(d).length === 0; d = path.dirname(d))
    rmdirSync(d);
console.log(`${target.size} files moved, ${changed} texts changed`);
