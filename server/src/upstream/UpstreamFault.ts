/** An exchange with an operator that did not end with a reply. */
export class UpstreamFault extends Error {
  override readonly name = 'UpstreamFault';
  readonly kind: 'connection' | 'protocol' | 'timeout' | 'too_large' | 'aborted';
  /** The operator cannot have begun to answer: asking once more is safe for a call that may be repeated. */
  readonly beforeFirstByte: boolean;

  constructor(kind: UpstreamFault['kind'], message: string, { beforeFirstByte = false, cause }: { beforeFirstByte?: boolean; cause?: unknown } = {}) {
    super(message, { cause });
    this.kind = kind;
    this.beforeFirstByte = beforeFirstByte;
  }
}
