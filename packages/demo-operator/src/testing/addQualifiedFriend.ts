import type { Clock, DepositOrder, ReferralReply } from '@livery/model';
import { OpenGame } from './OpenGame.ts';
import type { OperatorClient } from './OperatorClient.ts';

const username = 'friend1';
const password = 'Friend1234';
/** Amount of a deposit and of the stakes, with which a friend qualifies, in major units. */
const amount = 1_000;

/** Registers a friend with the code of a signed-in member, who deposits and stakes enough. */
export async function addQualifiedFriend(
  client: OperatorClient,
  token: string,
  clock: Clock,
): Promise<void> {
  // The call's reply
  const { code } = (await client.call('getReferral', {}, { token })).value as ReferralReply;
  const registered = await client.call('register', {
    username,
    password,
    confirmPassword: password,
    payeeName: 'FRIEND ONE',
    affiliateCode: code,
  });
  if (!registered.success) throw new Error(registered.message);
  const friend = { token: await client.login(username, password) };
  await client.call(
    'setDepositLimit',
    { referenceNo: 'the-limit-of-a-friend', period: 'month' },
    friend,
  );
  const { value, message } = await client.call(
    'createDeposit',
    { referenceNo: 'the-deposit-of-a-friend', methodId: 'wallet', amount },
    friend,
  );
  const { payUrl } = (value ?? {}) as DepositOrder; // the call's reply
  if (payUrl === undefined) throw new Error(message);
  await fetch(payUrl, {
    method: 'POST',
    body: new URLSearchParams({ action: 'pay', confirmation: 'before' }),
    redirect: 'manual',
  });
  const game = await OpenGame.open(client, friend.token, { clock });
  const bet = game.order(amount * 100);
  await game.wallet.bet(bet);
  await game.wallet.win(game.following(bet, 0));
}
