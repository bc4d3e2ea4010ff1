import { openLogin, typedPasswordOf } from '../openLogin.ts';
import type { CallBehaviour } from './CallBehaviour.ts';

/** Opens the session of a registration or a trial account. */
export const openSession: CallBehaviour<'loginFreePlay' | 'register' | 'registerByMobile'> = (
  { response, context, session, claims },
  ports,
) => ({
  onReply: (reply, fields) =>
    openLogin(ports, {
      response,
      context,
      reply,
      typedPassword: 'password' in fields ? typedPasswordOf(fields) : undefined,
      previous: session,
      claims,
    }),
});
