#!/usr/bin/env bash
# pg 8.23.1 (node-postgres), against PostgreSQL in PGlite 0.5.14: an array of `numeric` arrives as
# JavaScript numbers, although a single `numeric` arrives as text.
#
# Expected: `array_agg(amount)` is an array of the texts that `amount` has in single rows. The
#   driver is known to return `numeric` and `bigint` as text, so that no digit is lost, and an array
#   of `bigint` is indeed one of texts.
# Instead: the elements are parsed as floats. What a float cannot hold is rounded, and zeros at the
#   end are dropped, without an error. PGlite's own client returns texts for the same array, so
#   tests that use it do not notice.
# Why it matters: a query that groups the bets of a ticket with `array_agg` gets other amounts than
#   the one that lists them: a large jackpot, or a balance of a token with 18 decimals.
set -eu

dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
printf '{"type":"module"}' >package.json
npm install --no-audit --no-fund --silent --legacy-peer-deps \
  pg@8.23.1 @electric-sql/pglite@0.5.14 @electric-sql/pglite-socket@0.2.17

cat >show.js <<'EOF'
import { createRequire } from 'node:module';
import { PGlite } from '@electric-sql/pglite';
import { PGLiteSocketServer } from '@electric-sql/pglite-socket';
import pg from 'pg';

const { version } = createRequire(import.meta.url)('pg/package.json');
const database = await PGlite.create();
await database.exec(`
  create table bet (id bigint, amount numeric(30, 2));
  insert into bet values (9007199254740993, 12345678901234567.89), (2, 1.50);
`);
const server = new PGLiteSocketServer({ db: database, host: '127.0.0.1', port: 0 });
await server.start();
const { port } = new URL(`tcp://${server.getServerConn()}`);
const client = new pg.Client({
  host: '127.0.0.1',
  port: Number(port),
  user: 'postgres',
  database: 'postgres',
});
await client.connect();

async function read(sql) {
  const { rows } = await client.query(sql);
  return JSON.stringify(rows.map(({ value }) => value));
}
const rows = [
  [
    'select amount',
    await read('select amount as value from bet'),
    '["12345678901234567.89","1.50"]',
  ],
  [
    'select array_agg(amount)',
    await read('select array_agg(amount) as value from bet'),
    '[[12345678901234568,1.5]]',
  ],
  [
    'select array_agg(id)',
    await read('select array_agg(id) as value from bet'),
    '[["9007199254740993","2"]]',
  ],
];
const own = await database.query('select array_agg(amount) as value from bet');
const ownValue = JSON.stringify(own.rows.map(({ value }) => value));
const {
  rows: [{ server_version: serverVersion }],
} = await client.query('show server_version');
await client.end();
await server.stop();
await database.close();

console.log(`pg ${version}, PostgreSQL ${serverVersion}, Node ${process.version}`);
console.log('expected of array_agg(amount): [["12345678901234567.89","1.50"]]');
for (const [name, seen] of rows) console.log(`${name}: seen ${seen}`);
console.log(`select array_agg(amount) by PGlite's own client: seen ${ownValue}`);
const changed = rows.filter(([, seen, described]) => seen !== described);
if (changed.length > 0 || ownValue !== '[["12345678901234567.89","1.50"]]') {
  console.log(
    `The behaviour changed: ${changed.map(([name]) => name).join('; ') || "PGlite's own client"}.`,
  );
  process.exit(1);
}
EOF
node show.js
