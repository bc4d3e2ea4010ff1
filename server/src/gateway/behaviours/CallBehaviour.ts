import type { AnyCall, CallName, OperatorReplyOf, RequestOf } from '@livery/api';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { RequestContext } from '../../request/RequestContext.ts';
import type { Session } from '../../session/Session.ts';
import type { UnconfirmedClaims } from '../../session/UnconfirmedClaims.ts';
import type { GatewayPorts } from '../GatewayPorts.ts';

/** Validated fields of a request. */
export type Fields = Readonly<Record<string, unknown>>;

/** One authorised request of a browser and its response. */
export interface CallExchange {
  /** Requested call. */
  readonly call: AnyCall;
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly context: RequestContext;
  /** Code of the visitor's language. */
  readonly language: string;
  /** Session of the visitor; always present for calls with `token`. */
  readonly session: Session | undefined;
  /** Claims that the request is accepted with; a session that it opens carries them. */
  readonly claims: UnconfirmedClaims;
}

/**
 * Points at which a behaviour changes the gateway's pipeline, in the order of their execution.
 * Requests and replies were validated against the schemas of the call.
 */
export interface CallHooks<Request, OperatorReply> {
  /** Operator call that is made instead of the requested one. */
  readonly operatorCall?: AnyCall;
  /** Replaces the validated fields, before rate limits of accounts and the access policy apply. */
  readonly prepare?: (fields: Fields) => Fields;
  /** Changes the operator's request, after all checks have passed. */
  readonly complete?: (operatorRequest: Request, fields: Request) => object | Promise<object>;
  /** Replaces the call to the operator, including its error handling. */
  readonly send?: (operatorRequest: Request) => Promise<unknown>;
  /** Cleans up after a failed call to the operator; the error is sent all the same. */
  readonly onError?: (error: unknown) => void;
  /** Turns the operator's reply into the value for the browser. */
  readonly onReply?: (value: OperatorReply, fields: Request) => unknown;
}

/**
 * Creates the hooks of one exchange of the named calls. Hooks of an exchange share state in the
 * closure, for example the ticket of a remembered login.
 */
export type CallBehaviour<Name extends CallName> = (
  exchange: CallExchange,
  ports: GatewayPorts,
) => CallHooks<RequestOf<Name>, OperatorReplyOf<Name>>;
