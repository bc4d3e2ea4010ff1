/** An exchange with an operator that ended without a reply. */
export class UpstreamFault extends Error {
  override readonly name = 'UpstreamFault';
  /** `no_room`: the brand has too many large replies at one time. */
  readonly kind: 'connection' | 'protocol' | 'timeout' | 'too_large' | 'no_room' | 'aborted';
  /** No response header arrived, so an idempotent call may be retried. */
  readonly beforeHead: boolean;
  /** Size of a reply that is `too_large`, as far as it is known. */
  readonly sizeBytes: number | undefined;

  constructor(
    kind: UpstreamFault['kind'],
    message: string,
    {
      beforeHead = false,
      sizeBytes,
      cause,
    }: { beforeHead?: boolean; sizeBytes?: number | undefined; cause?: unknown } = {},
  ) {
    super(message, { cause });
    this.kind = kind;
    this.beforeHead = beforeHead;
    this.sizeBytes = sizeBytes;
  }
}
