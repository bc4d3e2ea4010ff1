import type { UpstreamDocument } from '@livery/model';

/** A reply envelope of the operator, with the field names of the brand's upstream.json resolved. */
export type UpstreamEnvelope =
  | { success: true; value: unknown }
  | { success: false; message: string | undefined; value: unknown };

/** Parses a reply envelope; `undefined` if the body is not one. */
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
  // Calls without a value send null or omit the field.
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
