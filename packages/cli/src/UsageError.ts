/** Thrown for invalid command-line arguments. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}
