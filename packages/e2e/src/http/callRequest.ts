import type { AnyCall } from '@livery/api';
import { games } from '@livery/demo-content/catalogue/games';
import type { HostRequest } from './hostRequest.ts';
import { ownPage } from '../fixtures/memberSession.ts';
import { bodyOf } from './sealedBody.ts';
import type { TestBrand } from '../fixtures/TestBrand.ts';

const newMember = {
  username: 'sandpiper',
  password: 'Tide2026',
  confirmPassword: 'Tide2026',
  payeeName: 'SAND PIPER',
};

const seaLottery = games.find(({ vassalage }) => vassalage === 'TCG_SEA')?.nodeId ?? 0;

/**
 * Fields of each call that needs some. The operator accepts them, except where a code is required
 * that only a phone receives.
 */
const fieldsOf: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  loginV2: { username: 'demo', password: 'Demo1234', type: 'username' },
  loginFreePlay: { os: 'Android', platform: 'W' },
  register: newMember,
  registerByMobile: {
    ...newMember,
    username: '9171112222',
    mobileNum: '9171112222',
    verificationCode: '000000',
  },
  checkAffiliate: { code: 'WELCOME1' },
  getLoginCode: { mobileNum: '9170000001' },
  getRegisterCode: { mobileNo: '9173334444' },
  sendPhoneCode: { mobileNo: '9173334444' },
  confirmPhoneCode: { verificationId: 'none', code: '000000' },
  changePassword: {
    oldPassword: 'Demo1234',
    newPassword: 'Tide2026',
    confirmNewPassword: 'Tide2026',
  },
  forgetPassword: { username: 'traveller', email: 'traveller@example.test' },
  getPasswordByPhone: {
    mobileNum: '9170000001',
    newPassword: 'Tide2026',
    verificationCode: '000000',
  },
  launchGame: { vassalage: 'LMHW', gameType: 'RNG' },
  getPvpRooms: { vassalage: 'DLWL' },
  launchPvpGame: { vassalage: 'DLWL', roomId: 'DLWL-1' },
  walletTransfer: { vassalage: 'SLMR', direction: 'out', referenceNo: 'a-number-of-the-test' },
  // A number that was asked about refuses later transfers.
  getWalletTransfer: { referenceNo: 'another-number-of-the-test' },
  getGameList: { gameType: 'RNG' },
  getSportsEvents: { gameType: 'SPORTS' },
  getSportsQuote: {
    vassalage: 'ODMW',
    picks: [{ eventId: 'football-1', market: 'winner', pick: 'home' }],
  },
  placeSportsBet: {
    referenceNo: 'a-bet-slip-of-the-test',
    vassalage: 'ODMW',
    legs: [{ eventId: 'football-1', market: 'winner', pick: 'home', odds: 2 }],
    stake: 1,
  },
  getPromotion: { id: '101' },
  getRouters: { device: '0' },
  getUpdateLanguage: { language: 'EN' },
  sendFeedback: { type: 'FEEDBACK', remark: 'All is well.' },
  getLottPlayTypes: { gameId: String(seaLottery), prizeMode: 'SEA' },
  placeLottOrder: {
    orderId: 'order-of-the-test-1',
    gameId: seaLottery,
    numero: '1',
    playType: 'firstDigit',
    picks: [['1']],
    unit: 0.2,
    multiple: 1,
    prizeMode: 'SEA',
    launchToken: 'no-launch-of-anybody',
  },
  getBettingRecord: { from: '2026-11-20T00:00:00Z', to: '2026-11-21T00:00:00Z' },
  gameFavAction: { nodeId: '40001', vendor: 'TDRV', gameType: 'RNG' },
};

/**
 * Calls that the operator rejects here, because they need a code, a launch or an event that the
 * test does not have, or a module that the merchant does not have.
 */
export const refusedCalls: readonly string[] = [
  'registerByMobile',
  'getPasswordByPhone',
  'sendPhoneCode',
  'confirmPhoneCode',
  'placeLottOrder',
  'placeSportsBet',
];

/** Returns the fields of a call. */
export function fieldsOfCall(name: string): Readonly<Record<string, unknown>> {
  return fieldsOf[name] ?? {};
}

/** Sends a call like the brand's own page. */
export async function callRequest(
  brand: TestBrand,
  call: AnyCall,
): Promise<{ path: string; options: HostRequest & { headers: Record<string, string> } }> {
  const fields = fieldsOfCall(call.name);
  const asForm = new URLSearchParams(
    Object.entries(fields).map(([field, value]): [string, string] => [field, String(value)]),
  ).toString();
  const asQuery = call.method === 'GET' || call.method === 'DELETE';
  if (asQuery)
    return {
      path: asForm === '' ? call.path : `${call.path}?${asForm}`,
      options: { method: call.method, headers: { ...ownPage } },
    };
  if (call.body === 'form')
    return {
      path: call.path,
      options: {
        method: call.method,
        headers: { ...ownPage, 'content-type': 'application/x-www-form-urlencoded' },
        body: asForm,
      },
    };
  return {
    path: call.path,
    options: {
      method: call.method,
      headers: { ...ownPage },
      body: await bodyOf(brand, call, fields),
    },
  };
}
