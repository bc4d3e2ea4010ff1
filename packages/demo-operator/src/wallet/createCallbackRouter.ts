import express, { Router, type Request, type Response } from 'express';
import { answerBalance, answerOrder, type CallbackPorts } from './answerCallback.ts';
import type { CallbackFaults } from './CallbackFaults.ts';
import type { WalletAnswer } from '@livery/demo-provider/server/wallet/OperatorWallet';
import type { ProviderKeys } from '@livery/demo-provider/server/wallet/ProviderKeys';
import { callbackActions, readCallback, type CallbackAction } from './readCallback.ts';

export interface CallbackRouterPorts extends CallbackPorts {
  readonly keys: ProviderKeys;
  readonly faults: CallbackFaults;
  readonly onFault: (error: unknown) => void;
}

/**
 * `POST /callback/<balance|bet|win|rollback>`: wallet requests of providers, signed over the body's
 * bytes. Every reply is HTTP 200; the status is in the body.
 *
 * Headers: `x-provider`; `x-signature`, HMAC-SHA256 in hexadecimal digits.
 */
export function createCallbackRouter(ports: CallbackRouterPorts): Router {
  const router = Router();
  const raw = express.raw({ type: () => true, limit: '16kb', inflate: false });
  for (const action of callbackActions) {
    router.post(`/callback/${action}`, raw, async (req: Request, res: Response) => {
      const provider = req.get('x-provider');
      // The parser sets no buffer for a request without a body.
      const bytes: Buffer = Buffer.isBuffer(req.body) ? req.body : Buffer.alloc(0);
      if (!ports.keys.isSigned(provider, bytes, req.get('x-signature'))) {
        res.json({ status: 'INVALID_SIGNATURE' });
        return;
      }
      await sendFaulty(ports, res, await describeCallback(ports, { action, provider, bytes }));
    });
  }
  return router;
}

/** Verified callback: the merchant whose faults apply, and the function that processes it. */
interface SignedCallback {
  readonly merchant: string | undefined;
  readonly answer: () => Promise<WalletAnswer>;
}

async function describeCallback(
  ports: CallbackRouterPorts,
  { action, provider, bytes }: { action: CallbackAction; provider: string; bytes: Buffer },
): Promise<SignedCallback> {
  const callback = readCallback(action, bytes);
  if (!callback)
    return { merchant: undefined, answer: () => Promise.resolve({ status: 'BAD_REQUEST' }) };
  const { token, order } = callback;
  const merchant = ports.faults.isIdle ? undefined : (await ports.launches.find(token))?.merchant;
  if (action === 'balance' || !order)
    return { merchant, answer: () => answerBalance(ports, token) };
  return { merchant, answer: () => answerOrder(ports, provider, action, order) };
}

async function sendFaulty(
  { faults, onFault }: CallbackRouterPorts,
  res: Response,
  { merchant, answer }: SignedCallback,
): Promise<void> {
  const fault = merchant === undefined ? 'none' : faults.take(merchant);
  if (merchant !== undefined && fault === 'reorder') {
    faults.delay(merchant, answer);
    res.destroy();
    return;
  }
  if (fault === 'dropBeforeCommit') {
    res.destroy();
    return;
  }
  const answers = await Promise.all(fault === 'duplicate' ? [answer(), answer()] : [answer()]);
  if (fault === 'dropAfterCommit') res.destroy();
  else if (fault !== 'timeoutAfterCommit') res.json(answers.at(-1));
  // Delayed callbacks have no client waiting for their reply.
  for (const late of merchant === undefined ? [] : faults.release(merchant))
    await late().catch(onFault);
}
