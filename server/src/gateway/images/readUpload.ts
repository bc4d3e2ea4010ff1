import type { AnyCall } from '@livery/api';
import { nulViolations, type CallValidators } from '@livery/api/CallValidators';
import { hasMoreValues } from '../../payloads/hasMoreValues.ts';
import type { ImageLimits, UploadReading } from '../../payloads/payloadTasks.ts';
import { checkImages } from './checkImages.ts';

/** Values of a request with images: its fields, and a list of at most three images. */
const maxValues = 1_000;

/** Reads and validates the body of a request with images. Takes them out of its other fields. */
export function readUpload(
  body: Uint8Array,
  { call, limits, validators }: { call: AnyCall; limits: ImageLimits; validators: CallValidators },
): UploadReading {
  const refused = (message: string): UploadReading => ({ violations: [{ pointer: '', message }] });
  const json = Buffer.from(body.buffer, body.byteOffset, body.length);
  if (hasMoreValues(json, maxValues)) return refused(`The body has more than ${maxValues} values.`);
  const parsed = parse(json);
  if (parsed === undefined) return refused('The body is no JSON.');
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

function parse(json: Buffer): unknown {
  try {
    return JSON.parse(json.toString('utf8'));
  } catch {
    return undefined;
  }
}
