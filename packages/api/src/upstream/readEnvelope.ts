import type { UpstreamDocument } from '@livery/model';
import { pointerReader, type ReadValue } from './pointers.ts';

type EnvelopeSettings = UpstreamDocument['envelope'];

/** A reply envelope of the operator, read as the brand's upstream.json describes it. */
export type UpstreamEnvelope =
  | { readonly success: true; readonly value: unknown }
  | {
      readonly success: false;
      readonly message: string | undefined;
      /** The operator's own code of the refusal. */
      readonly code: string | undefined;
      readonly value: unknown;
    };

const maxCodeLength = 100;
/** Characters of a message, which is logged and shown to the visitor. */
const maxMessageLength = 2_000;

/**
 * Parses a reply envelope; `undefined` if the text of the body is not one.
 *
 * A value of `successValues` is a success, and another value of the same type is a refusal. With an
 * empty `success` the HTTP status decides.
 */
export function readEnvelope(
  { status, text }: { readonly status: number; readonly text: string },
  settings: EnvelopeSettings,
): UpstreamEnvelope | undefined {
  const readers = readersOf(settings);
  const isOkStatus = status >= 200 && status <= 299;
  if (!readers.success && isOkStatus && text === '') return { success: true, value: {} };
  const parsed = parse(text);
  if (parsed === undefined) return undefined;
  const success = readers.success ? successOf(readers.success(parsed), settings) : isOkStatus;
  if (success === undefined) return undefined;
  // Calls without a value send null or omit the field.
  const value = readers.value(parsed) ?? {};
  if (success) return { success, value };
  const message = readers.message(parsed);
  const code = readers.code?.(parsed);
  // Without a field of its own, only a described failure is a refusal: others are failures of HTTP.
  if (!readers.success && typeof message !== 'string' && code === undefined) return undefined;
  return {
    success,
    value,
    message: typeof message === 'string' ? message.slice(0, maxMessageLength) : undefined,
    code:
      typeof code === 'string' || typeof code === 'number'
        ? String(code).slice(0, maxCodeLength)
        : undefined,
  };
}

function successOf(
  value: unknown,
  { successValues = [true] }: EnvelopeSettings,
): boolean | undefined {
  if (successValues.some((candidate) => candidate === value)) return true;
  return successValues.some((candidate) => typeof candidate === typeof value) ? false : undefined;
}

interface EnvelopeReaders {
  /** Missing if the HTTP status decides. */
  readonly success: ReadValue | undefined;
  readonly message: ReadValue;
  readonly value: ReadValue;
  readonly code: ReadValue | undefined;
}

const cache = new WeakMap<EnvelopeSettings, EnvelopeReaders>();

function readersOf(settings: EnvelopeSettings): EnvelopeReaders {
  const cached = cache.get(settings);
  if (cached) return cached;
  const { success, message, value, code } = settings;
  const readers = {
    success: success === '' ? undefined : pointerReader(success),
    message: pointerReader(message),
    value: pointerReader(value),
    code: code === undefined ? undefined : pointerReader(code),
  };
  cache.set(settings, readers);
  return readers;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
