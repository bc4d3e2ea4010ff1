import type { Ports } from '../Ports.ts';

/** Result of the attempt: `made`, `there` already, or `away` without a running sandbox. */
export type MerchantResult = 'made' | 'there' | 'away';

/** Makes a brand's merchant in the sandbox of this machine, which answers no unknown merchant. */
export async function makeMerchant(
  merchant: string,
  { send, localPorts }: Pick<Ports, 'send' | 'localPorts'>,
): Promise<MerchantResult> {
  try {
    const { status } = await send({
      method: 'POST',
      origin: `http://127.0.0.1:${localPorts.sandbox}`,
      path: '/admin/merchants',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ merchant }),
    });
    if (status === 201) return 'made';
    return status === 409 ? 'there' : 'away';
  } catch {
    // Nothing listens at the sandbox's port.
    return 'away';
  }
}

/** Returns the command that makes a merchant while the sandbox runs. */
export function merchantCommand(
  merchant: string,
  { localPorts }: Pick<Ports, 'localPorts'>,
): string {
  const body = JSON.stringify({ merchant });
  return `curl -X POST http://127.0.0.1:${localPorts.sandbox}/admin/merchants -H 'content-type: application/json' -d '${body}'`;
}
