import type * as api from '@livery/api';
import type { LoginReply } from '@livery/model';
import type { Member } from '../members/Members.ts';
import type { Merchant } from '../merchants/Merchant.ts';

/** Who asks, and when. */
export interface CallContext {
  readonly merchant: Merchant;
  /** The merchant's own time. */
  readonly nowMs: number;
  /** The visitor's address, as the gateway says. */
  readonly address: string;
}

/** The context of a call that needs a token: the router has found out whose it is. */
export interface MemberContext extends CallContext {
  readonly member: Member;
  readonly token: string;
}

type Api = typeof api;
type PlatformCallName =
  | 'getBodyKey'
  | 'getChallenge'
  | 'getPage'
  | 'getSession'
  | 'getTexts'
  | 'report'
  | 'resumeLogin'
  | 'forgetLogin';
type CallName = {
  [Name in keyof Api]: Api[Name] extends api.Call<infer _Request, infer _Reply> ? Name : never;
}[keyof Api];

/** The names of the operator's calls, taken from the package's exports. */
export type OperatorCallName = Exclude<CallName, PlatformCallName>;

type RequestOf<Name extends OperatorCallName> =
  Api[Name] extends api.Call<infer Request, infer _Reply> ? Request : never;
type PromisedReplyOf<Name extends OperatorCallName> =
  Api[Name] extends api.Call<infer _Request, infer Reply> ? Reply : never;
/** The browser's reply to a login is the gateway's work: the operator answers with a token. */
type ReplyOf<Name extends OperatorCallName> = Name extends
  | 'loginV2'
  | 'loginFreePlay'
  | 'loginSocial'
  | 'register'
  | 'registerByMobile'
  ? LoginReply
  : PromisedReplyOf<Name>;

/**
 * The table forgets which calls need a token when it is typed; their handlers say it by what they
 * ask for.
 */
type Handler<Request, Reply> = (request: Request, context: MemberContext) => Promise<Reply> | Reply;

/** A handler for every call of the operator's table: one without does not compile. */
export type CallHandlers = {
  readonly [Name in OperatorCallName]: Handler<RequestOf<Name>, ReplyOf<Name>>;
};
