import { expect, it } from 'vitest';
import { exampleSite } from '../../testing/exampleSite.ts';
import { fakeOperator, ok } from '../../testing/fakeOperator.ts';
import { signIn } from '../../testing/signIn.ts';
import { startTestServer } from '../../testing/startTestServer.ts';
import { cellOf } from './recordExport.ts';

const path = '/wps/relay/MC_accountRecord';
const entry = { entryId: '7', at: '2026-11-20T00:00:00Z', type: 'bet', amount: -1.5 };
const totals = { entries: 1, in: 0, out: 1.5, amount: -1.5 };

it.each([
  [-1.5, '-1.5'],
  [true, 'true'],
  [undefined, ''],
  ['plain', 'plain'],
  ['two "words", one line', '"two ""words"", one line"'],
  ['=1+1', "'=1+1"],
  ['+1', "'+1"],
  ['-1', "'-1"],
  ['@sum', "'@sum"],
  ['\t=1', "'\t=1"],
  ['\r=1', '"\'\r=1"'],
  ['\n=1', '"\'\n=1"'],
  ['＝1', "'＝1"],
  ['＋1', "'＋1"],
  ['－1', "'－1"],
  ['＠sum', "'＠sum"],
])('formats the cell %j, which no spreadsheet runs as a formula', (value, cell) => {
  expect(cellOf(value)).toBe(cell);
});

it('[MEMB-09] sends all records of a member as a file, and refuses a single page of them', async () => {
  await using operator = await fakeOperator();
  await using server = await startTestServer({ sites: [exampleSite()], operator });
  const cookie = await signIn(server);
  const get = (query: string) => server.request(`${path}?${query}`, { headers: { cookie } });
  // More items than a page has.
  const list = Array.from({ length: 150 }, () => ({ ...entry, subject: '=Gold', unknown: 'x' }));
  operator.answers.set(path, ok({ list, totals }));

  const file = await get('format=csv&type=bet');

  expect(file.status).toBe(200);
  expect(file.headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': 'attachment; filename="account-record.csv"',
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
  });
  const [head, first, ...others] = file.text.replace('\uFEFF', '').split('\r\n');
  expect(head).toBe(
    'entryId,at,type,subject,reference,wallet,sample,amount,balanceBefore,balanceAfter',
  );
  expect(first).toBe("7,2026-11-20T00:00:00Z,bet,'=Gold,,,,-1.5,,");
  expect(others).toHaveLength(150);
  expect(operator.to(path).at(-1)?.query.get('format')).toBe('csv');

  operator.answers.set(path, ok({ list, totals, nextCursor: '6' }));
  expect(await get('format=csv')).toMatchObject({ status: 502 });
  expect((await get('type=bet')).headers['content-type']).toContain('application/json');
  expect((await server.request(`${path}?format=csv`)).status).toBe(401);
});
