import type { UpstreamDocument } from '@livery/model';

/** A reply of the operator, by the names the brand's upstream.json gives its fields. */
export type UpstreamEnvelope =
  | { success: true; value: unknown }
  | { success: false; message: string | undefined; value: unknown };

/** `undefined` when the body is no such envelope. */
export function readEnvelope(
  body: Buffer,
  names: UpstreamDocument['envelope'],
): UpstreamEnvelope | undefined {
  const parsed = parse(body);
  if (typeof parsed !== 'object' || parsed === null) return undefined;
  const field = (name: string): unknown =>
    Object.hasOwn(parsed, name) ? Reflect.get(parsed, name) : undefined;
  const success = field(names.success);
  const message = field(names.message);
  // A call that answers nothing says null, or leaves the field out.
  const value = field(names.value) ?? {};
  if (success === true) return { success, value };
  return success === false
    ? { success, value, message: typeof message === 'string' ? message : undefined }
    : undefined;
}

function parse(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return undefined;
  }
}
