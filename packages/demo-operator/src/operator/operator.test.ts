import { operatorCalls } from '@livery/api';
import { CallValidators } from '@livery/api/CallValidators';
import type {
  ContractKind,
  ContractOptionsReply,
  DepositOrder,
  DownlinesReply,
  GameLaunch,
  InviteLinksReply,
  MessagesReply,
  MyPromotionsReply,
  PayoutAccountsReply,
  RafflePromotionReply,
  SportsEventsReply,
  StartAuthenticatorReply,
  TransferPartiesReply,
  VnLotteryMenuReply,
  Withdrawal,
} from '@livery/model';
import { examplePng } from '@livery/model/testing/exampleImages';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { totpCode } from '../account/security/totp.ts';
import { someGame, someLottery } from '../testing/someGame.ts';
import { addQualifiedFriend } from '../testing/addQualifiedFriend.ts';
import { AdminClient } from '../testing/AdminClient.ts';
import { OpenGame } from '../testing/OpenGame.ts';
import { OperatorClient } from '../testing/OperatorClient.ts';
import { ProviderVisit } from '../testing/ProviderVisit.ts';
import { startTestSandbox, type TestSandbox } from '../testing/startTestSandbox.ts';

// Creating a database is slow when many tests run concurrently.
vi.setConfig({ testTimeout: 30_000, hookTimeout: 120_000 });

let sandbox: TestSandbox;
let lagoon: OperatorClient;
let admin: AdminClient;
/** Token of the agent of lagoon, who changes nothing. */
let lagoonAgent: Promise<string> | undefined;
const validators = new CallValidators();

beforeAll(async () => {
  sandbox = await startTestSandbox();
  lagoon = new OperatorClient({ origin: sandbox.origin, merchant: 'LAGOON' });
  admin = new AdminClient(sandbox.origin, { nowMs: () => sandbox.clock.nowMs() });
});

afterAll(async () => {
  await sandbox.close();
  expect(sandbox.faults).toEqual([]);
});

/**
 * Valid request of each call. Some calls change state that others rely on, so each of these uses a
 * merchant of its own.
 */
const requests: Readonly<
  Record<
    string,
    Record<string, unknown> | ((client: OperatorClient) => Promise<Record<string, unknown>>)
  >
> = {
  loginV2: { username: 'demo', password: 'Demo1234', type: 'username' },
  getGameList: {
    gameType: 'RNG',
    platform: 'flash,html5-desktop',
    clientType: 3,
    language: 'EN',
    isTop: 0,
  },
  getGameVendor: { platform: 'html5-desktop', language: 'EN' },
  getSportsEvents: { gameType: 'SPORTS' },
  getSportsQuote: async (client) => {
    const { vassalage, eventId, market, pick } = await someSelection(client);
    return { vassalage, picks: [{ eventId, market, pick }] };
  },
  placeSportsBet: async (client) => {
    const { vassalage, ...leg } = await someSelection(client);
    return { referenceNo: 'a-number-of-the-test', vassalage, legs: [leg], stake: 10 };
  },
  getPermission: { url: 'lagoon.localhost' },
  getStatus: { url: 'lagoon.localhost' },
  getRouters: { device: 0 },
  getUpdateLanguage: { language: 'TY' },
  getPromotion: { id: '101' },
  sendFeedback: { type: 'FEEDBACK', remark: 'All is well.' },
  checkAffiliate: { code: 'WELCOME1' },
  loginFreePlay: async (client) => ({ os: 'Linux', platform: 'W', token: client.proof() }),
  loginSocial: async () => ({
    provider: 'harbour',
    subject: 'harbour-1001',
    idToken: await new ProviderVisit({ origin: sandbox.origin }).idToken('harbour-1001'),
  }),
  sendPhoneCode: async (client) => {
    await admin.send('PUT', `/merchants/${client.merchant}/modules/THIRDPARTYSMS`, {
      enabled: true,
    });
    return { mobileNo: '9171234567' };
  },
  confirmPhoneCode: async (client) => {
    await admin.send('PUT', `/merchants/${client.merchant}/modules/THIRDPARTYSMS`, {
      enabled: true,
    });
    const { value } = await client.call('sendPhoneCode', { mobileNo: '9171234567' });
    const { verificationId } = value as { verificationId: string }; // the call's reply
    return { verificationId, code: await admin.code(client, '+639171234567') };
  },
  getLoginCode: { mobileNum: '9170000001' },
  getRegisterCode: { mobileNo: '9171234567' },
  register: {
    username: 'somebody',
    password: 'Secret123',
    confirmPassword: 'Secret123',
    payeeName: 'SOME BODY',
    registerMethod: 'WEB',
    login: true,
  },
  registerByMobile: async (client) => {
    await client.call('getRegisterCode', { mobileNo: '9171234567' });
    const verificationCode = await admin.code(client, '+639171234567');
    return {
      username: 'x',
      mobileNum: '9171234567',
      verificationCode,
      password: 'Secret123',
      confirmPassword: 'Secret123',
      payeeName: 'SOME BODY',
    };
  },
  getBettingRecord: { from: '2026-11-20T00:00:00Z', to: '2026-11-21T00:00:00Z' },
  getBettingRound: async (client) => {
    const token = await client.login('agent', 'Agent1234');
    const game = await OpenGame.open(client, token, { clock: sandbox.clock });
    const bet = game.order(100);
    await game.wallet.bet(bet);
    return { round: bet.round };
  },
  getMessage: async (client) => {
    const token = await client.login('agent', 'Agent1234');
    // The call's reply
    const { list } = (await client.call('getMessages', {}, { token })).value as MessagesReply;
    return { messageId: list[0]?.messageId };
  },
  participation: { promotionId: '401' },
  rafflePromotion: { referenceNo: 'a-number-of-the-test', promotionId: '604' },
  raffleClaim: async (client) => ({
    referenceNo: 'a-number-of-the-test',
    drawId: await drawPrize(client),
  }),
  cancelBonus: async (client) => {
    const rewardId = await joinForReward(client);
    const request = { referenceNo: 'a-number-of-the-claim', rewardId };
    const { bonusId } = (await askAsAgent(client, 'claimReward', request)).value as {
      bonusId: string; // the call's reply
    };
    return { referenceNo: 'a-number-of-the-test', bonusId };
  },
  joinMission: { missionId: 'd1' },
  claimMission: async (client) => {
    await askAsAgent(client, 'joinMission', { missionId: 'd1' });
    await stakeAsAgent(client, 50_000);
    return { referenceNo: 'a-number-of-the-test', missionId: 'd1' };
  },
  applyActivity: { activityId: 's1', remark: 'I tried it.' },
  pointsRedeem: async (client) => {
    await stakeAsAgent(client, 1_000_000);
    return { referenceNo: 'a-number-of-the-test', itemId: 'm4', quantity: 1 };
  },
  pointsConvert: async (client) => {
    await stakeAsAgent(client, 1_000_000);
    return { referenceNo: 'a-number-of-the-test', points: 100 };
  },
  claimRebate: async (client) => {
    await stakeAsAgent(client, 50_000);
    return { referenceNo: 'a-number-of-the-test' };
  },
  claimReferral: async (client) => {
    const token = await client.login('agent', 'Agent1234');
    await addQualifiedFriend(client, token, sandbox.clock);
    return { referenceNo: 'a-number-of-the-test' };
  },
  claimReward: async (client) => ({
    referenceNo: 'a-number-of-the-test',
    rewardId: await joinForReward(client),
  }),
  claimAllRewards: { referenceNo: 'a-number-of-the-test' },
  claimRankGift: { referenceNo: 'a-number-of-the-test', rankLevel: 2 },
  gameFavAction: {
    nodeId: someGame.nodeId,
    vendor: someGame.vassalage,
    gameType: someGame.gameType,
  },
  changePassword: {
    oldPassword: 'Agent1234',
    newPassword: 'Agent5678',
    confirmNewPassword: 'Agent5678',
  },
  setIcon: { icon: 'AV02' },
  setNickname: { nickname: 'Sandpiper' },
  setRealName: { payeeName: 'DEMO AGENT' },
  setPaymentPassword: {
    password: 'Agent1234',
    paymentPassword: '135790',
    confirmPaymentPassword: '135790',
  },
  sendPaymentResetCode: async (client) => {
    await setPaymentPassword(client);
    await bindAgentEmail(client);
    return { channel: 'email' };
  },
  resetPaymentPassword: async (client) => {
    await setPaymentPassword(client);
    const email = await bindAgentEmail(client);
    await asAgent(client, 'sendPaymentResetCode', { channel: 'email' });
    return {
      channel: 'email',
      verificationCode: await admin.code(client, email),
      paymentPassword: '135790',
      confirmPaymentPassword: '135790',
    };
  },
  sendBindCode: { channel: 'mobile', mobileNum: '9171234567' },
  bindMobile: async (client) => {
    await asAgent(client, 'sendBindCode', { channel: 'mobile', mobileNum: '9171234567' });
    return {
      mobileNum: '9171234567',
      verificationCode: await admin.code(client, '+639171234567'),
    };
  },
  bindEmail: async (client) => {
    const email = 'agent@example.test';
    await asAgent(client, 'sendBindCode', { channel: 'email', email });
    return { email, verificationCode: await admin.code(client, email) };
  },
  startAuthenticator: { password: 'Agent1234' },
  confirmAuthenticator: authenticatorCode,
  removeAuthenticator: authenticatorCode,
  unlinkSocialAccount: async (client) => {
    await bindAgentEmail(client);
    return { provider: 'harbour' };
  },
  forgetPassword: { username: 'demo', email: 'demo@example.test' },
  getPasswordByPhone: async (client) => {
    await client.call('getLoginCode', { mobileNum: '9170000001' });
    return {
      newPassword: 'Secret123',
      mobileNum: '9170000001',
      verificationCode: await admin.code(client, '+639170000001'),
    };
  },
  launchGame: { vassalage: 'LMHW', gameType: 'RNG', language: 'EN', backUrl: '/' },
  getPvpRooms: { vassalage: 'DLWL' },
  launchPvpGame: { vassalage: 'DLWL', roomId: 'DLWL-1' },
  walletTransfer: async (client) => {
    await admin.send('PUT', `/merchants/${client.merchant}/wallet`, { isSingle: false });
    return { vassalage: 'SLMR', direction: 'in', amount: 10, referenceNo: 'a-number-of-the-test' };
  },
  getWalletTransfer: { referenceNo: 'a-number-of-the-test' },
  createDeposit: { referenceNo: 'a-number-of-the-test', methodId: 'wallet', amount: 100 },
  getDeposit: newDeposit,
  cancelDeposit: newDeposit,
  sendDepositProof: async (client) => ({
    ...(await newDeposit(client)),
    images: [Buffer.from(examplePng()).toString('base64')],
  }),
  addPayoutAccount: async (client) => {
    await setPaymentPassword(client);
    return payoutAccount;
  },
  removePayoutAccount: async (client) => {
    await setPaymentPassword(client);
    return { accountId: 'an-account', paymentPassword };
  },
  createWithdrawal: newWithdrawal,
  confirmWithdrawal: async (client) => {
    const request = await newWithdrawal(client);
    const token = await client.login('agent', 'Agent1234');
    const { value } = await client.call('createWithdrawal', request, { token });
    sandbox.clock.advance(60_000);
    // The call's reply
    return { orderId: (value as Withdrawal).orderId, verdict: 'received' };
  },
  setDepositLimit: { referenceNo: 'a-number-of-the-test', period: 'week', amount: 500 },
  setAutoTransfer: { autoTransfer: false },
  setDownlineRebate: async (client) => {
    const { list } = (await askAsAgent(client, 'getDownlines')).value as DownlinesReply; // the call's reply
    return {
      referenceNo: 'a-number-of-the-test',
      memberId: list.find(({ canRaiseRebate }) => canRaiseRebate)?.memberId,
      rebate: 1.2,
    };
  },
  createDownline: {
    referenceNo: 'a-number-of-the-test',
    type: 'player',
    username: 'somebody',
    password: 'Secret123',
  },
  createInviteLink: { referenceNo: 'a-number-of-the-test', type: 'player' },
  disableInviteLink: async (client) => {
    const { list } = (await askAsAgent(client, 'getInviteLinks')).value as InviteLinksReply; // the call's reply
    return { linkId: list[0]?.linkId };
  },
  dividend: async (client) => ({ ...(await newContract(client, 'dividend')), period: 'daily' }),
  salary: async (client) => newContract(client, 'salary'),
  hourSalary: async (client) => newContract(client, 'hourSalary'),
  realTimeSalaryContract: async (client) => newContract(client, 'realtimeSalary'),
  getContracts: { kind: 'dividend' },
  getContractOptions: { kind: 'dividend' },
  getContractImpact: { kind: 'dividend', rate: 1 },
  getTeamRound: async (client) => {
    const account = 'jonas5';
    const token = await client.login(account, 'Sample1234');
    const game = await OpenGame.open(client, token, { clock: sandbox.clock });
    const bet = game.order(100);
    await game.wallet.bet(bet);
    return { account, round: bet.round };
  },
  transferToMember: async (client) => {
    const token = await setPaymentPassword(client);
    const { list } = (await client.call('getTransferParties', {}, { token }))
      .value as TransferPartiesReply; // the call's reply
    return {
      referenceNo: 'a-number-of-the-test',
      memberId: list[0]?.memberId,
      amount: 10,
      paymentPassword,
    };
  },
  getLottPlayTypes: { gameId: someLottery.nodeId, prizeMode: 'SEA' },
  placeLottOrder: async (client) => {
    const { nodeId: gameId, vassalage, gameType } = someLottery;
    const token = await client.login('agent', 'Agent1234');
    // The calls' replies
    const menu = (await client.call('getVnLotteryMenu')).value as VnLotteryMenuReply;
    const { token: launchToken } = (
      await client.call(
        'launchGame',
        { nodeId: gameId, vassalage, gameType, launchMode: 'LOTT' },
        { token },
      )
    ).value as GameLaunch;
    const numero = menu
      .flatMap(({ gameMenus }) => gameMenus)
      .find((game) => game.gameId === gameId)?.numero;
    return {
      orderId: 'a-number-of-the-test',
      launchToken,
      gameId,
      numero,
      playType: 'oddEven',
      picks: [['odd']],
      unit: 0.2,
      multiple: 1,
      prizeMode: 'SEA',
    };
  },
};

/** Returns the offer of a contract to a downline who may get one. */
async function newContract(client: OperatorClient, kind: ContractKind) {
  const { list } = (await askAsAgent(client, 'getContractOptions', { kind, side: 'downline' }))
    .value as ContractOptionsReply; // the call's reply
  const downline = list.find(({ mayRequest }) => mayRequest);
  return {
    referenceNo: 'a-number-of-the-test',
    request: 'new',
    memberId: downline?.memberId,
    tiers: [{ rate: 0.1, activeMembers: 0, validBet: 0, profitAndLoss: 0 }],
  };
}

/** Makes a call of the account that the requests above belong to. */
async function asAgent(client: OperatorClient, name: string, request: object) {
  const token = await client.login('agent', 'Agent1234');
  return client.call(name, { ...request }, { token });
}

/** Starts an authenticator app, and returns a request with its code. */
async function authenticatorCode(client: OperatorClient) {
  const { value } = await asAgent(client, 'startAuthenticator', { password: 'Agent1234' });
  const { secret } = value as StartAuthenticatorReply; // the call's reply
  return { authenticatorCode: totpCode(secret, sandbox.clock.nowMs()) };
}

async function newDeposit(client: OperatorClient) {
  const token = await client.login('agent', 'Agent1234');
  const request = {
    referenceNo: 'a-number-of-the-test',
    methodId: 'bank',
    amount: 500,
    payer: 'AGENT SMITH',
  };
  const { value } = await client.call('createDeposit', request, { token });
  return { orderId: (value as DepositOrder).orderId }; // the call's reply
}

const paymentPassword = '246810';
const payoutAccount = { bank: 'Demo Coin', number: '0123456789', paymentPassword };

async function askAsAgent(
  client: OperatorClient,
  name: string,
  request: Record<string, unknown> = {},
) {
  return client.call(name, request, { token: await client.login('agent', 'Agent1234') });
}

/** Joins a promotion with a reward. Returns the reward's number. */
async function joinForReward(client: OperatorClient): Promise<string> {
  await askAsAgent(client, 'participation', { promotionId: '201' });
  // The call's reply
  const { list } = (await askAsAgent(client, 'getMyPromotions')).value as MyPromotionsReply;
  return list.find(({ promotionId }) => promotionId === '201')?.rewardId ?? '';
}

/** Returns a selection that is open for bets. */
async function someSelection(client: OperatorClient) {
  // The call's reply
  const { events } = (await client.call('getSportsEvents', { gameType: 'SPORTS' }))
    .value as SportsEventsReply;
  const [selection] = events.flatMap(({ eventId, vassalage, markets }) =>
    markets.flatMap(({ market, selections }) =>
      selections.map(({ pick, odds }) => ({ vassalage, eventId, market, pick, odds })),
    ),
  );
  if (!selection) throw new Error('No event is open for bets.');
  return selection;
}

async function stakeAsAgent(client: OperatorClient, amountMinor: number): Promise<void> {
  const token = await client.login('agent', 'Agent1234');
  const game = await OpenGame.open(client, token, { clock: sandbox.clock });
  const bet = game.order(amountMinor);
  await game.wallet.bet(bet);
  await game.wallet.win(game.following(bet, 0));
}

/** Draws on as many days as it takes to win something. Returns the number of the draw. */
async function drawPrize(client: OperatorClient): Promise<string> {
  for (let number = 0; ; number += 1) {
    if (number % 3 === 0)
      await admin.send('PUT', `/merchants/${client.merchant}/clock`, {
        offsetMs: number * 86_400_000,
      });
    const request = { referenceNo: `a-number-of-draw-${number}`, promotionId: '604' };
    // The call's reply
    const { drawId, isPrize } = (await askAsAgent(client, 'rafflePromotion', request))
      .value as RafflePromotionReply;
    if (isPrize === true) return drawId;
  }
}

/** Binds an address of the agent and returns it. */
async function bindAgentEmail(client: OperatorClient): Promise<string> {
  const email = 'agent@example.test';
  await asAgent(client, 'sendBindCode', { channel: 'email', email });
  const verificationCode = await admin.code(client, email);
  await asAgent(client, 'bindEmail', { email, verificationCode });
  // A new contact cannot reset the payment password at first.
  await admin.send('PUT', `/merchants/${client.merchant}/clock`, { offsetMs: 7 * 86_400_000 });
  return email;
}

/** Gives the agent a real name and a payment password. Returns the agent's token. */
async function setPaymentPassword(client: OperatorClient): Promise<string> {
  const token = await client.login('agent', 'Agent1234');
  await client.call('setRealName', { payeeName: 'DEMO AGENT' }, { token });
  const chosen = { paymentPassword, confirmPaymentPassword: paymentPassword };
  await client.call('setPaymentPassword', { ...chosen, password: 'Agent1234' }, { token });
  return token;
}

async function newWithdrawal(client: OperatorClient) {
  const token = await setPaymentPassword(client);
  const { list } = (await client.call('addPayoutAccount', payoutAccount, { token }))
    .value as PayoutAccountsReply; // the call's reply
  return {
    referenceNo: 'a-number-of-the-test',
    accountId: list[0]?.accountId,
    amount: 100,
    paymentPassword,
  };
}

it.each(operatorCalls.map((call) => [call.name, call] as const))(
  '%s replies in its documented shape',
  async (name, call) => {
    const prepared = requests[name];
    const isRead = call.method === 'GET' && call.changes !== true && typeof prepared !== 'function';
    const client = isRead ? lagoon : await admin.newMerchant();
    const request = typeof prepared === 'function' ? await prepared(client) : prepared;
    // Signs in afterwards, because some requests are prepared days before.
    const signIn = (): Promise<string> => client.login('agent', 'Agent1234');
    const token = call.token ? await (isRead ? (lagoonAgent ??= signIn()) : signIn()) : undefined;

    const reply = await client.call(name, request, token === undefined ? {} : { token });

    expect(reply).toMatchObject({ status: 200, success: true, message: '' });
    expect(validators.checkReply(call.schemas.reply, reply.value)).toBeUndefined();
  },
);
