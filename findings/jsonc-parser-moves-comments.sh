#!/usr/bin/env bash
# jsonc-parser 3.3.1: `modify` gives the comment of one property to another.
#
# Expected: removing a property also removes the comment at the end of its line, or leaves it;
#   comments of other properties stay where they are. A new last property is written on a line of
#   its own, below the comment of the property that was last.
# Instead: the comment of the property before is deleted, and that of the removed property takes its
#   place. A new last property takes over the comment of the property that was last.
# Why it matters: tools that edit a brand's configuration use this library because it keeps
#   comments. The file stays valid, and now says that the minimum stake was agreed with the
#   regulator.
set -eu

dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
printf '{"type":"module"}' >package.json
npm install --no-audit --no-fund --silent jsonc-parser@3.3.1

cat >show.js <<'EOF'
import { createRequire } from 'node:module';
import { applyEdits, modify } from 'jsonc-parser';

const { version } = createRequire(import.meta.url)('jsonc-parser/package.json');
const text = `{
  "minStake": 1, // in euros
  "maxStake": 500, // agreed with the regulator
  "currency": "EUR" // ISO 4217
}
`;
const formattingOptions = { insertSpaces: true, tabSize: 2 };
const edit = (name, value) => applyEdits(text, modify(text, [name], value, { formattingOptions }));

const rows = [
  {
    name: 'remove maxStake',
    expected: '"minStake": 1, // in euros',
    described: '"minStake": 1, // agreed with the regulator',
    edited: edit('maxStake', undefined),
  },
  {
    name: 'remove currency',
    expected: '"maxStake": 500 // agreed with the regulator',
    described: '"maxStake": 500 // ISO 4217',
    edited: edit('currency', undefined),
  },
  {
    name: 'add step',
    expected: '"currency": "EUR", // ISO 4217',
    described: '"step": 1 // ISO 4217',
    edited: edit('step', 1),
  },
];

console.log(`jsonc-parser ${version}, Node ${process.version}\nbefore:\n${text}`);
let changed = '';
for (const { name, expected, described, edited } of rows) {
  console.log(`${name}\n  expected a line: ${expected}\n  seen:\n${edited}`);
  const lines = edited.split('\n').map((line) => line.trim());
  if (!lines.includes(described) || lines.includes(expected)) changed = name;
}
if (changed !== '') {
  console.log(`The behaviour changed: ${changed}.`);
  process.exit(1);
}
EOF
node show.js
