import { operatorCalls, type AnyCall } from '@livery/api';
import { replyExampleOf } from '@livery/api/callExamples';
import { CallValidators } from '@livery/api/CallValidators';
import { exportColumns } from '@livery/api/exportColumns';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { exampleSite } from '../../testing/exampleSite.ts';
import { fakeOperator, ok, type FakeOperator } from '../../testing/fakeOperator.ts';
import { signIn } from '../../testing/signIn.ts';
import { startTestServer, type TestServer } from '../../testing/startTestServer.ts';
import { cellOf } from './recordsFile.ts';

const path = '/wps/relay/MC_accountRecord';
const entry = { entryId: '7', at: '2026-11-20T00:00:00Z', type: 'bet', amount: -1.5 };
const totals = { entries: 1, in: 0, out: 1.5, amount: -1.5 };

it.each([
  [-1.5, '-1.5'],
  [true, 'true'],
  [undefined, ''],
  ['', '""'],
  ['plain', '"plain"'],
  ['two "words", one line', '"two ""words"", one line"'],
  ['Win, +50; at 12:00', '"Win, +50; at 12:00"'],
  ['=1+1', `"'=1+1"`],
  ['+1', `"'+1"`],
  ['-1', `"'-1"`],
  ['@sum', `"'@sum"`],
  ['\t1', `"'\t1"`],
  ['\r1', `"'\r1"`],
  ['\n1', `"'\n1"`],
  ['＝1', `"'＝1"`],
  ['＋1', `"'＋1"`],
  ['－1', `"'－1"`],
  ['＠sum', `"'＠sum"`],
  ['﹦1', `"'﹦1"`],
  ['−1', `"'−1"`],
  [' =1', `"' =1"`],
  ['\u200B=1', `"'\u200B=1"`],
  [';=1+1;', `";'=1+1;"`],
  ['a; "=1+1', `"a;' ""=1+1"`],
  ['a\n@sum', `"a\n'@sum"`],
])('formats the cell %j, which no spreadsheet runs as a formula', (value, cell) => {
  expect(cellOf(value)).toBe(cell);
});

it.each([[','], [';'], ['\t'], ['|'], [',;\t']])(
  'has no formula in a spreadsheet that separates cells by %j',
  (separators) => {
    const unit = fc.constantFrom(...'=+＝1a"\';,\t|\r\n ');
    const text = fc.string({ unit, maxLength: 12 });
    fc.assert(
      fc.property(fc.array(text, { minLength: 1, maxLength: 3 }), (texts) => {
        const cells = readCells(texts.map(cellOf).join(','), separators);

        expect(cells.filter((cell) => /^[\s"]*[=+＝]/u.test(cell))).toEqual([]);
      }),
    );
  },
);

/** Reads cells as spreadsheets do: quotes count only at the beginning of a cell. */
function readCells(text: string, separators: string): string[] {
  const end = `[^${separators}\r\n]*`;
  const cell = new RegExp(`(?:"((?:[^"]|"")*)(?:"|$))?(${end})(?:[${separators}\r\n]|$)`, 'gy');
  return (
    [...text.matchAll(cell)]
      .map(([, quoted = '', rest = '']) => `${quoted.replaceAll('""', '"')}${rest}`)
      // The end of the text matches once more.
      .slice(0, -1)
  );
}

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
    '"entryId","at","type","subject","reference","wallet","sample","amount","balanceBefore","balanceAfter"',
  );
  expect(first).toBe(`"7","2026-11-20T00:00:00Z","bet","'=Gold",,,,-1.5,,`);
  expect(others).toHaveLength(150);
  expect(operator.to(path).at(-1)?.query.get('format')).toBe('csv');

  operator.answers.set(path, ok({ list, totals, nextCursor: '6' }));
  expect(await get('format=csv')).toMatchObject({ status: 502 });
  expect((await get('type=bet')).headers['content-type']).toContain('application/json');
  expect((await server.request(`${path}?format=csv`)).status).toBe(401);
});

describe('each export', () => {
  const validators = new CallValidators();
  const formula = '=1+1';
  const used = new AsyncDisposableStack();
  let operator: FakeOperator;
  let server: TestServer;
  let cookie: string;

  beforeAll(async () => {
    operator = used.use(await fakeOperator());
    operator.answers.set(
      '/wps/session/login',
      ok({ token: 'canary-token', id: 7, account: 'ann', isAgent: 1 }),
    );
    server = used.use(await startTestServer({ sites: [exampleSite()], operator }));
    cookie = await signIn(server);
  });
  afterAll(() => used.disposeAsync());

  it.each(operatorCalls.flatMap((call) => (call.export ? [[call.name, call] as const] : [])))(
    '[MEMB-08] %s sends each record as a line below the names of its fields, and no formula',
    async (_name, call) => {
      // More records than a page has.
      const { reply, column } = replyWith(call, 150);
      operator.answers.set(call.path, ok(reply));

      const file = await server.request(`${call.path}?format=csv`, { headers: { cookie } });

      expect([file.status, file.headers['content-type']]).toEqual([200, 'text/csv; charset=utf-8']);
      const [head = '', ...lines] = file.text.replace('\uFEFF', '').trimEnd().split('\r\n');
      const columns = exportColumns(call);
      expect(head).toBe(columns.map((column) => `"${column}"`).join(','));
      expect(lines).toHaveLength(150);
      // No value of the examples has a comma.
      const cells = lines.map((line) => line.split(',')[columns.indexOf(column)]);
      expect(new Set(cells)).toEqual(new Set([`"'${formula}"`]));
      expect((await server.request(`${call.path}?format=csv`)).status).toBe(401);
    },
  );

  /** Returns a valid reply with records whose text, in one of the columns, is a formula. */
  function replyWith(call: AnyCall, count: number): { reply: object; column: string } {
    // The reply of a call that can be exported has a list.
    const example = replyExampleOf(call) as { list: Record<string, unknown>[] };
    const {
      nextCursor: _nextCursor,
      totalPages: _totalPages,
      ...rest
    } = example as Record<string, unknown>;
    const [row = {}] = example.list;
    for (const column of exportColumns(call)) {
      const list = Array.from({ length: count }, () => ({ ...row, [column]: formula }));
      const reply = { ...rest, list };
      const isText = typeof row[column] === 'string';
      if (isText && !validators.checkReply(call.schemas.reply, reply)) return { reply, column };
    }
    throw new Error(`${call.name} has no text, or does not list ${count} records.`);
  }
});
