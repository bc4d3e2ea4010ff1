/**
 * A request that cannot be made, because a setting, a secret or the embedded operator is missing.
 */
export class RequestFault extends Error {
  override readonly name = 'RequestFault';
}
