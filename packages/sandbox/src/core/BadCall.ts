/** A request that cannot be answered: an HTTP status of its own, in the same envelope. */
export class BadCall extends Error {
  override readonly name = 'BadCall';
  readonly status: 400 | 401 | 403 | 404 | 409;

  constructor(status: BadCall['status'], message: string) {
    super(message);
    this.status = status;
  }
}
