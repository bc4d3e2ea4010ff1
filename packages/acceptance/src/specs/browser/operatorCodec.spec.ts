import { sendLogin } from '../../harness/logIn.ts';
import { openedByOperator } from '../../harness/operatorKeys.ts';
import { expect } from '../../harness/test.ts';
import { test } from '../../harness/testWithOperator.ts';

const login = '/wps/session/login';

test.use({ from: 'ironfield' });

test('[CALL-16] a brand whose operator has a codec: what reaches the operator is a sealed body only it can open, with what was typed', async ({ ownBrand: brand, operator, page }) => {
  await sendLogin(page, brand);
  await expect(page.getByRole('group', { name: 'Your account' })).toBeVisible();
  const sent = operator.callsTo(login).map(({ body }) => JSON.parse(body) as { data: string });
  expect(sent.map((body) => Object.keys(body))).toEqual([['data']]);
  expect(await openedByOperator('ironfield', sent[0]?.data)).toEqual({ username: 'demo', password: 'Demo1234', type: 'username', challengeResult: 'passed' });
  expect(await openedByOperator('lagoon', sent[0]?.data)).toBeUndefined();
  const bytes = operator.calls.map(({ body, query, headers }) => body + query + JSON.stringify(headers)).join(' ');
  expect(bytes).not.toContain('Demo1234');
  expect(Buffer.from(sent[0]?.data ?? '', 'base64').toString('latin1')).not.toContain('Demo1234');
});

