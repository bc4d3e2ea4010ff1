import type { LoginReply, RegisterRequest } from '@livery/model';
import type { Sessions } from '../members/Sessions.ts';
import { hasModule } from '../merchants/moduleTree.ts';
import { Registration, type RegistrationPorts } from './Registration.ts';
import type { RegistrationMethod } from './registrationRules.ts';
import type { CallContext, CallHandlers } from '../calls/CallHandlers.ts';
import { Refusal } from '../core/Refusal.ts';
import { createSessionOpener } from '../session/createSessionOpener.ts';

/** Handles registration. A new member is signed in immediately. */
export function registrationHandlers(
  ports: RegistrationPorts & { sessions: Sessions },
): Pick<CallHandlers, 'register' | 'registerByMobile' | 'checkAffiliate'> {
  const registration = new Registration(ports);
  const open = createSessionOpener(ports);
  return {
    register: (request, context) => registerWith('username', request, context),
    registerByMobile: (request, context) => registerWith('mobile', request, context),
    checkAffiliate: async ({ code }, { merchant, nowMs }) => {
      const problem = await ports.affiliates.problemOf(merchant.code, code, nowMs);
      if (problem) throw new Refusal(problem.message, { reason: problem.reason });
      await ports.affiliates.recordUse(merchant.code, code);
      return {};
    },
  };

  async function registerWith(
    method: RegistrationMethod,
    request: RegisterRequest,
    context: CallContext,
  ): Promise<LoginReply> {
    const { modId, name } = methods[method];
    if (!hasModule(context.merchant.modulesOff, modId))
      throw new Refusal(`Registration with a ${name} is not offered here.`, {
        reason: 'not_offered',
      });
    const reply = await open(await registration.register(request, method, context), context);
    return { ...reply, firstTimeLogin: true };
  }
}

const methods = {
  username: { modId: 'USERNAMEREG3', name: 'username' },
  mobile: { modId: 'MOBILENUMREG3', name: 'mobile number' },
} as const;
