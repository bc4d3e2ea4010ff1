import type { Call } from './Call.ts';
import { captcha, getMemberInfo, loginV2, logout } from './calls/account.ts';
import { getGameList, getGameVendor } from './calls/games.ts';
import { getPage, getSession, getTexts, report } from './calls/platform.ts';
import { getPermission, getSetRegister, getStatus } from './calls/system.ts';
import { getBalanceV2 } from './calls/wallet.ts';

/** A call whose request and reply are known only to its schemas: what the gateway and the sandbox work with. */
export type AnyCall = Omit<Call<Record<string, unknown>, unknown>, 'complete' | 'replyType'> & {
  readonly complete?: (site: never, request: never) => object;
};

/** The calls of the operator's API. Browser client, gateway and sandbox are made from this list. */
export const operatorCalls: readonly AnyCall[] = [
  loginV2, logout, captcha, getMemberInfo, getBalanceV2, getGameVendor, getGameList, getPermission, getStatus, getSetRegister,
];

/** The calls the Livery server answers itself. */
export const platformCalls: readonly AnyCall[] = [getSession, getPage, getTexts, report];

/** Every call of the operator's API by its name. */
export const operatorCallsByName: ReadonlyMap<string, AnyCall> = new Map(operatorCalls.map((call) => [call.name, call]));
