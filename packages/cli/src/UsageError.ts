/** The command was called in a way it does not know. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}
