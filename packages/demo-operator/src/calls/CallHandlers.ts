import type * as api from '@livery/api';
import type { LoginReply } from '@livery/model';
import type { Member } from '../members/Members.ts';
import type { Merchant } from '../merchants/Merchant.ts';

/** Merchant, visitor and time of a call. */
export interface CallContext {
  readonly merchant: Merchant;
  /** Current time of the merchant's own clock. */
  readonly nowMs: number;
  /** Visitor address as forwarded by the gateway. */
  readonly address: string;
  /** Browser and system of the visitor, as sent by the gateway with sign-ins. */
  readonly device?: string | undefined;
}

/** Context of a call that needs a token. The router has already resolved the member. */
export interface MemberContext extends CallContext {
  readonly member: Member;
  readonly token: string;
}

type Api = typeof api;
type PlatformCallName =
  | 'getBodyKey'
  | 'getChallenge'
  | 'getCentre'
  | 'getPage'
  | 'getSession'
  | 'getTexts'
  | 'report'
  | 'resumeLogin'
  | 'forgetLogin';
type CallName = {
  [Name in keyof Api]: Api[Name] extends api.Call<infer _Request, infer _Reply> ? Name : never;
}[keyof Api];

/** Names of the operator's calls, taken from the package's exports. */
export type OperatorCallName = Exclude<CallName, PlatformCallName>;

type RequestOf<Name extends OperatorCallName> =
  Api[Name] extends api.Call<infer Request, infer _Reply> ? Request : never;
type PromisedReplyOf<Name extends OperatorCallName> =
  Api[Name] extends api.Call<infer _Request, infer Reply> ? Reply : never;
/** The gateway builds the browser's reply to a login; the operator replies with a token. */
export type ReplyOf<Name extends OperatorCallName> = Name extends
  | 'loginV2'
  | 'loginFreePlay'
  | 'loginSocial'
  | 'register'
  | 'registerByMobile'
  ? LoginReply
  : PromisedReplyOf<Name>;

/**
 * The typed call table does not say which calls need a token, so handlers declare it by their
 * context type.
 */
type Handler<Request, Reply> = (request: Request, context: MemberContext) => Promise<Reply> | Reply;

/** One handler for every call of the operator's table. A missing handler is a compile error. */
export type CallHandlers = {
  readonly [Name in OperatorCallName]: Handler<RequestOf<Name>, ReplyOf<Name>>;
};
