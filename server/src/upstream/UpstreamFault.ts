/** An exchange with an operator that did not end with a reply. */
export class UpstreamFault extends Error {
  override readonly name = 'UpstreamFault';
  readonly kind: 'connection' | 'protocol' | 'timeout' | 'too_large' | 'aborted';
  /** No head of a reply came: a call that may be repeated may be sent once more. */
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
