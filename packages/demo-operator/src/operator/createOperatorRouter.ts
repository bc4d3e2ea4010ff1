import { operatorCalls, type AnyCall } from '@livery/api';
import { CallValidators, nulViolations } from '@livery/api/CallValidators';
import type { Clock } from '@livery/model';
import type { MerchantKeys } from '../protection/codecs/MerchantKeys.ts';
import { openSealedBody } from '../protection/codecs/openSealedBody.ts';
import express, { Router, type Request, type Response } from 'express';
import { isExport, listAll } from './listAll.ts';
import { sendWithFault } from './sendWithFault.ts';
import type { Members } from '../members/Members.ts';
import type { Sessions } from '../members/Sessions.ts';
import type { Merchant } from '../merchants/Merchant.ts';
import type { Merchants } from '../merchants/Merchants.ts';
import { BadCall } from '../core/BadCall.ts';
import type { CallHandlers, MemberContext } from '../calls/CallHandlers.ts';
import { refusePlayer } from '../calls/refusePlayer.ts';
import { refuseTrial } from '../calls/refuseTrial.ts';
import { visitorAddress } from '../core/visitorAddress.ts';

export interface OperatorPorts {
  readonly handlers: CallHandlers;
  readonly merchants: Merchants;
  readonly members: Members;
  readonly sessions: Sessions;
  readonly clock: Clock;
  readonly keys: MerchantKeys;
}

/** Handler without its specific request type. The call's schema validates the request first. */
type AnyHandler = (request: object, context: MemberContext) => unknown;

/** Router of the operator's API: every call of the table at its method and path. */
export function createOperatorRouter(ports: OperatorPorts): Router {
  const { clock } = ports;
  const validators = new CallValidators();
  const handlers = pairHandlers(operatorCalls, ports.handlers);
  const router = Router();
  const json = express.json({ limit: '64kb', strict: true });
  const jsonWithImages = express.json({ limit: '80mb', strict: true });
  const form = express.urlencoded({ extended: false, limit: '64kb' });
  for (const [call, handler] of handlers) {
    router[verbs[call.method]](
      call.path,
      call.body === 'form' ? [form, json] : call.images === undefined ? [json] : [jsonWithImages],
      async (req: Request, res: Response) => {
        const merchant = await findMerchant(ports.merchants, req.get('merchant'));
        const setting = merchant.faults.get(call.name) ??
          merchant.faults.get('*') ?? { fault: 'none', delayMs: 0 };
        await sendWithFault({ req, res, clock, setting }, async () => {
          const context = await describeCaller(ports, call, merchant, req);
          const body = openSealedBody(ports.keys, merchant, call, req.body);
          const request = checkRequest(validators, call, req, body);
          const handle = (fields: object) => handler(fields, context);
          const value = await (isExport(call, request)
            ? listAll(handle, request)
            : handle(request));
          return { success: true, message: '', value };
        });
      },
    );
  }
  return router;
}

const verbs = { GET: 'get', POST: 'post', PUT: 'put', DELETE: 'delete' } as const;

/** Pairs calls with handlers. Throws at startup when their names differ. */
function pairHandlers(calls: readonly AnyCall[], handlers: CallHandlers): [AnyCall, AnyHandler][] {
  const byName = new Map<string, unknown>(Object.entries(handlers));
  const missing = calls
    .filter(({ name }) => typeof byName.get(name) !== 'function')
    .map(({ name }) => name);
  if (missing.length > 0)
    throw new Error(
      `The sandbox has no handler for: ${missing.join(', ')}. Add them where the handlers are listed.`,
    );
  // Safe cast: each handler gets the request of its own call, validated by the call's schema.
  return calls.map((call) => [call, byName.get(call.name) as AnyHandler]);
}

async function findMerchant(merchants: Merchants, code: string | undefined): Promise<Merchant> {
  if (!code)
    throw new BadCall(
      404,
      'The request names no merchant. Send the merchant code in the header "merchant".',
    );
  const merchant = await merchants.find(code);
  if (!merchant)
    throw new BadCall(404, `This demonstration operator has no merchant "${code.slice(0, 40)}".`);
  return merchant;
}

const maxDeviceLength = 80;

async function describeCaller(
  { sessions, members, clock }: OperatorPorts,
  call: AnyCall,
  merchant: Merchant,
  req: Request,
): Promise<MemberContext> {
  const context = {
    merchant,
    nowMs: clock.nowMs() + merchant.clockOffsetMs,
    address: visitorAddress(req.get('x-forwarded-for'), req.socket.remoteAddress),
    device: req.get('x-visitor-device')?.slice(0, maxDeviceLength),
  };
  // Safe cast: only handlers of calls with a token use the token and member.
  if (!call.token) return context as MemberContext;
  const token = req.get('token');
  const memberId = token ? await sessions.find(token, context.nowMs) : undefined;
  const member =
    memberId === undefined ? undefined : await members.findById(merchant.code, memberId);
  if (!token || !member)
    throw new BadCall(401, 'Please sign in: the session is unknown or has ended.');
  if (call.account === 'real') refuseTrial(member);
  if (call.account === 'agent') refusePlayer(member);
  return { ...context, token, member };
}

function checkRequest(
  validators: CallValidators,
  call: AnyCall,
  req: Request,
  body: unknown,
): object {
  const asQuery = call.method === 'GET' || call.method === 'DELETE';
  const request: unknown = asQuery ? { ...req.query } : ownCopy(body);
  // Parsed query parameters are a plain object of strings.
  const schemaViolations = asQuery
    ? validators.checkQuery(call.schemas.request, request as Record<string, unknown>)
    : validators.checkRequest(call.schemas.request, request);
  const violations = schemaViolations.length > 0 ? schemaViolations : nulViolations(request);
  if (violations.length > 0)
    throw new BadCall(
      400,
      `${call.name}: ${violations.map(({ pointer, message }) => `${pointer || '/'} ${message}`).join('; ')}.`,
    );
  // All request schemas have type object.
  return request as object;
}

/**
 * Copies form fields to an ordinary object, because the parser's has no prototype. Lists are kept
 * and fail validation.
 */
function ownCopy(body: unknown): unknown {
  return typeof body === 'object' && body !== null && !Array.isArray(body)
    ? { ...body }
    : (body ?? {});
}
