/** Invalid request: replied with its own HTTP status in the usual envelope. */
export class BadCall extends Error {
  override readonly name = 'BadCall';
  readonly status: 400 | 401 | 403 | 404 | 409;

  constructor(status: BadCall['status'], message: string) {
    super(message);
    this.status = status;
  }
}
