import type { Refusal as RefusalValue } from '@livery/model';

/** Valid request that the operator refuses: HTTP 200 with `success: false`. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  /** Value of the envelope, besides the message. */
  readonly value: RefusalValue | null;

  constructor(message: string, value: RefusalValue | null = null) {
    super(message);
    this.value = value;
  }
}
