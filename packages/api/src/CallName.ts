import type { CallTypes } from './generated/callTypes.gen.ts';

/** Name of a call of the table. */
export type CallName = keyof CallTypes;

/** Fields of the named call's request. */
export type RequestOf<Name extends CallName> = CallTypes[Name]['request'];

/** Reply of the named call to a browser. */
export type ReplyOf<Name extends CallName> = CallTypes[Name]['reply'];

/** The operator's reply to the named call, which the gateway may change for the browser. */
export type OperatorReplyOf<Name extends CallName> = CallTypes[Name]['operatorReply'];

/**
 * Fields for the request of a call that a program names, which the call completes; any fields for a
 * call that a page document names.
 */
export type RequestNamed<Name extends string> = Name extends CallName
  ? object & Partial<RequestOf<Name>>
  : Readonly<Record<string, unknown>>;

/** Reply of a call that a program names; unknown for a call that a page document names. */
export type ReplyNamed<Name extends string> = Name extends CallName ? ReplyOf<Name> : unknown;
