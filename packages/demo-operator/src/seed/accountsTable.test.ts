import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { demoMembers } from './demoMembers.ts';
import { samplePasswords } from './seedDownlines.ts';

const root = join(import.meta.dirname, '../../../..');

/** Returns the cells of the rows of the table below a heading that names accounts. */
async function accountRows(file: string): Promise<string[][]> {
  const text = await readFile(join(root, file), 'utf8');
  const [, table = ''] = /^\| Account .*\n\| -.*\n((?:\|.*\n)+)/m.exec(text) ?? [];
  return table
    .trim()
    .split('\n')
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim().replaceAll('`', '')),
    );
}

it('the documentation lists each account with its passwords and what it shows', async () => {
  const rows = await accountRows('docs/demonstration.md');

  expect(
    rows.map(([account, password, paymentPassword]) => [account, password, paymentPassword]),
  ).toEqual(
    [...demoMembers, { account: 'northstar', ...samplePasswords }].map(
      ({ account, password, paymentPassword = '' }) => [account, password, paymentPassword],
    ),
  );
  expect(rows.filter(([, , , shows = '']) => shows.length < 20)).toEqual([]);
});

it('the README lists the passwords of some accounts', async () => {
  const rows = await accountRows('README.md');
  const passwordOf = new Map(demoMembers.map(({ account, password }) => [account, password]));

  expect(rows.length).toBeGreaterThan(2);
  for (const [accounts = '', password] of rows)
    for (const account of accounts.split(', '))
      expect([account, passwordOf.get(account)]).toEqual([account, password]);
});
