/** The operator understood and says no: HTTP 200, `success: false`. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  /** What the envelope carries besides the message. */
  readonly value: object | null;

  constructor(message: string, value: object | null = null) {
    super(message);
    this.value = value;
  }
}
