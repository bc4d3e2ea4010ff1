import type { LoginReply } from '@livery/model';
import { openLogin, typedPasswordOf } from '../openLogin.ts';
import type { CallBehaviour } from './CallBehaviour.ts';

/** Opens the session of a registration or a trial account. */
export const openSession: CallBehaviour = ({ response, context, session, claims }, ports) => ({
  onReply: (value, fields) =>
    openLogin(ports, {
      response,
      context,
      // Validated against the call's reply schema.
      reply: value as LoginReply,
      typedPassword: typedPasswordOf(fields),
      previous: session,
      claims,
    }),
});
