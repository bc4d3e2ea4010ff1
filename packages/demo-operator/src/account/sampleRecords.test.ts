import { expect, it } from 'vitest';
import { OpenGame } from '../testing/OpenGame.ts';
import { OperatorClient } from '../testing/OperatorClient.ts';
import { useSandbox } from '../testing/useSandbox.ts';

const fixture = useSandbox();

/** Returns the marks of the lines that each record of `demo` has. */
async function marksAt(client: OperatorClient) {
  const token = await client.login('demo', 'Demo1234');
  const from = new Date(fixture.sandbox.clock.nowMs() - 89 * 86_400_000).toISOString();
  const marks: Record<string, (boolean | undefined)[]> = {};
  for (const name of [
    'getAccountRecord',
    'getBettingRecord',
    'getDepositRecord',
    'getWithdrawals',
    'getBonuses',
    'getRewards',
    'getRebateRecord',
    'pointsRedeemList',
  ]) {
    const { value } = await client.call(name, { from, pageSize: 100 }, { token });
    // Each of these replies has a list.
    marks[name] = (value as { list: { sample?: boolean }[] }).list.map(({ sample }) => sample);
  }
  return marks;
}

it('[MEMB-09] marks each line of the sample history, and no other one', async () => {
  const { client, sandbox } = fixture;
  const lagoon = new OperatorClient({
    origin: client.origin,
    merchant: 'LAGOON',
    ...(client.agreed && { agreed: client.agreed }),
  });
  const seeded = await marksAt(lagoon);
  for (const [name, marks] of Object.entries(seeded))
    expect([name, marks.length > 3, new Set(marks)]).toEqual([name, true, new Set([true])]);

  const token = await client.login('demo', 'Demo1234');
  const call = (name: string, request: Record<string, unknown>) =>
    client.call(name, { referenceNo: `SAMPLE-of-${name}`, ...request }, { token });
  await call('createDeposit', { methodId: 'wallet', amount: 100 });
  const accounts = await client.call('getPayoutAccounts', {}, { token });
  const { list } = accounts.value as { list: { accountId: string }[] }; // the call's reply
  await call('createWithdrawal', {
    accountId: list[0]?.accountId,
    amount: 100,
    paymentPassword: '246810',
  });
  const game = await OpenGame.open(client, token, { clock: sandbox.clock });
  const bet = game.order(100);
  await game.wallet.bet(bet);
  await game.wallet.win(game.following(bet, 0));

  await call('pointsConvert', { points: 100 });
  await client.call('participation', { promotionId: '201' }, { token });

  const marks = await marksAt(client);
  // A new merchant has no play, but a first balance, points and rewards.
  const newestOf = (name: string) => marks[name]?.findLastIndex((mark) => mark === undefined);
  expect(marks).toMatchObject({
    getBettingRecord: [undefined],
    getDepositRecord: [undefined],
    getWithdrawals: [undefined],
    getRebateRecord: [],
  });
  // The stake and the points that were converted, and the withdrawal.
  expect([newestOf('getAccountRecord'), newestOf('pointsRedeemList')]).toEqual([2, 0]);
  for (const name of ['getAccountRecord', 'pointsRedeemList', 'getRewards'])
    expect([name, new Set(marks[name]?.slice((newestOf(name) ?? 0) + 1))]).toEqual([
      name,
      new Set([true]),
    ]);
});
