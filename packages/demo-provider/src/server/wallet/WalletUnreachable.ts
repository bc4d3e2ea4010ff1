/**
 * The operator's wallet sent no valid reply, so the result of the order is unknown. Resending the
 * order unchanged returns it.
 */
export class WalletUnreachable extends Error {
  override readonly name = 'WalletUnreachable';

  constructor(action: string, cause: unknown) {
    super(`The operator's wallet did not answer to "${action}".`, { cause });
  }
}
