/**
 * The operator's wallet gave no answer, or none that can be understood: what came of the order is
 * not known. Asked again as it was, the wallet says.
 */
export class WalletUnreachable extends Error {
  override readonly name = 'WalletUnreachable';

  constructor(action: string, cause: unknown) {
    super(`The operator's wallet did not answer to "${action}".`, { cause });
  }
}
