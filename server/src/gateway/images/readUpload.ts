import type { AnyCall } from '@livery/api';
import { nulViolations, type CallValidators } from '@livery/api/CallValidators';
import type { ImageLimits, UploadReading } from '../../payloads/payloadTasks.ts';
import { checkImages } from './checkImages.ts';

/** Reads and validates the body of a request with images. Takes them out of its other fields. */
export function readUpload(
  body: Uint8Array,
  { call, limits, validators }: { call: AnyCall; limits: ImageLimits; validators: CallValidators },
): UploadReading {
  const parsed = parse(body);
  if (parsed === undefined)
    return { violations: [{ pointer: '', message: 'The body is no JSON.' }] };
  const violations = validators.checkRequest(call.schemas.request, parsed);
  if (violations.length > 0) return { violations };
  // Validated as the fields of a request.
  const fields = parsed as Record<string, unknown>;
  const texts = nulViolations(fields);
  if (texts.length > 0) return { violations: texts };
  const name = call.images;
  if (name === undefined || !Object.hasOwn(fields, name)) return { fields, images: undefined };
  const checked = checkImages(fields[name], name, limits);
  if ('violations' in checked) return checked;
  const { [name]: _images, ...others } = fields;
  return { fields: others, images: checked.images };
}

function parse(body: Uint8Array): unknown {
  try {
    return JSON.parse(Buffer.from(body.buffer, body.byteOffset, body.length).toString('utf8'));
  } catch {
    return undefined;
  }
}
