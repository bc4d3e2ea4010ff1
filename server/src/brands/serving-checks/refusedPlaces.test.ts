import { expect, it } from 'vitest';
import { readFileSync, writeFileSync } from 'node:fs';
import { tenantFolder } from '../../boot/tenantFolder.ts';
import { brandFolders } from '../../testing/brandFolders.ts';
import { schemas } from '../../testing/schemas.ts';
import { startTestServer } from '../../testing/startTestServer.ts';

const upstream = `{
  "baseUrl": "sandbox:",
  "headers": {
    "x-plain": "said",
    "x-key": { "$secret": "CORAL_KEY" }
  },
  "codecKey":
    { "$secret": "CORAL_CODEC" }
}
`;

it('blames the values of upstream.json that this server refuses, not the first line of the file', async () => {
  using folders = brandFolders('coral');
  const file = folders.at('coral/upstream.json');
  writeFileSync(file, upstream);
  const tenants = tenantFolder({ root: folders.tenants, schemas });
  await using server = await startTestServer({ tenants, secretOf: () => undefined });

  expect(server.status().brands[0]?.refused?.problems.map(placeOf)).toEqual(
    expect.arrayContaining([
      ['LV507', `${file}:2:14`],
      ['LV508', `${file}:5:14`],
      ['LV508', `${file}:8:5`],
    ]),
  );
});

it('blames the parent’s file for an inherited value', async () => {
  using folders = brandFolders('coral');
  const base = folders.at('_base/upstream.json');
  const inherited = JSON.parse(readFileSync(base, 'utf8')) as object;
  writeFileSync(base, JSON.stringify({ ...inherited, baseUrl: 'https://other.example' }, null, 2));
  writeFileSync(folders.at('coral/upstream.json'), '{}');
  const line =
    readFileSync(base, 'utf8')
      .split('\n')
      .findIndex((text) => text.includes('other.example')) + 1;
  const tenants = tenantFolder({ root: folders.tenants, schemas });
  await using server = await startTestServer({ tenants, allowsOrigin: () => false });

  expect(server.status().brands[0]?.refused?.problems.map(placeOf)).toContainEqual([
    'LV509',
    expect.stringContaining(`${base}:${line}:`),
  ]);
});

function placeOf(problem: string): (string | undefined)[] {
  return [problem.split(' ').at(0), problem.split(' ').at(-1)];
}
