#!/usr/bin/env bash
# ajv 8.20.0: an optional property with the name `constructor` rejects objects that lack it.
#
# Expected: a schema with an optional string property `constructor` accepts a Formula 1 result that
#   does not have this property, as it accepts one without `points`.
# Instead: ajv reads `data.constructor`, finds the function that every JavaScript object inherits,
#   and reports "must be string". A default of the property is never filled in. The option
#   `ownProperties` corrects the first.
# Why it matters: sports books have markets on the winning constructor. Feeds name the field so,
#   and every event of another sport, which omits it, is rejected.
set -eu

dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
printf '{"type":"module"}' >package.json
npm install --no-audit --no-fund --silent ajv@8.20.0

cat >show.js <<'EOF'
import { createRequire } from 'node:module';
import { Ajv } from 'ajv';

const { version } = createRequire(import.meta.url)('ajv/package.json');
const schema = {
  type: 'object',
  properties: {
    driver: { type: 'string' },
    constructor: { type: 'string' },
    points: { type: 'integer' },
  },
};
const result = { driver: 'A. Driver' };

function verdictOf(options, schemaOfCase, data) {
  const validate = new Ajv(options).compile(schemaOfCase);
  return validate(data)
    ? 'valid'
    : `invalid: ${validate.errors[0].instancePath} ${validate.errors[0].message}`;
}

const withDefault = {
  type: 'object',
  properties: { constructor: { default: 'none' }, points: { default: 0 } },
};
const filled = { driver: 'A. Driver' };
new Ajv({ useDefaults: true }).compile(withDefault)(filled);

const rows = [
  [
    '{"driver"}, constructor optional',
    'valid',
    verdictOf({}, schema, result),
    'invalid: /constructor must be string',
  ],
  ['defaults filled in', 'constructor, points', Object.keys(filled).slice(1).join(', '), 'points'],
  [
    '{"driver"}, ownProperties: true',
    'valid',
    verdictOf({ ownProperties: true }, schema, result),
    'valid',
  ],
];

console.log(`ajv ${version}, Node ${process.version}`);
for (const [name, expected, seen] of rows)
  console.log(`${name}\n  expected: ${expected}\n  seen:     ${seen}`);
const changed = rows.filter(([, , seen, described]) => seen !== described);
if (changed.length > 0) {
  console.log(`The behaviour changed: ${changed.map(([name]) => name).join('; ')}.`);
  process.exit(1);
}
EOF
node show.js
