/** Valid request that the operator refuses: HTTP 200 with `success: false`. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  /** Value of the envelope, besides the message. */
  readonly value: object | null;

  constructor(message: string, value: object | null = null) {
    super(message);
    this.value = value;
  }
}
