import type { OperatorCallName, ReplyOf } from '../calls/CallHandlers.ts';
import type { OperatorClient, OperatorReply } from './OperatorClient.ts';

/** Reply of a call that succeeded; the value of a refusal has another type. */
export interface TypedReply<Name extends OperatorCallName> extends OperatorReply {
  readonly value: ReplyOf<Name>;
}

/** Makes a call by its name; the reply has the type of the call. */
export type MemberCall = <Name extends OperatorCallName>(
  name: Name,
  request?: object,
) => Promise<TypedReply<Name>>;

/** Returns the calls of a member in the session of a token. */
export function memberCalls(client: OperatorClient, token: string): MemberCall {
  return async <Name extends OperatorCallName>(name: Name, request: object = {}) =>
    // The cast: the schema of the call describes its reply.
    (await client.call(name, { ...request }, { token })) as TypedReply<Name>;
}
