/** An exchange with an operator that ended without a reply. */
export class UpstreamFault extends Error {
  override readonly name = 'UpstreamFault';
  readonly kind: 'connection' | 'protocol' | 'timeout' | 'too_large' | 'aborted';
  /** No response header arrived, so an idempotent call may be retried. */
  readonly beforeHead: boolean;

  constructor(
    kind: UpstreamFault['kind'],
    message: string,
    { beforeHead = false, cause }: { beforeHead?: boolean; cause?: unknown } = {},
  ) {
    super(message, { cause });
    this.kind = kind;
    this.beforeHead = beforeHead;
  }
}
