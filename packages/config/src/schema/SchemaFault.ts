import type { ErrorObject } from 'ajv/dist/2020.js';
import type { ProblemCode } from '../report/problemCodes.ts';
import { joinPointer, pointerParts } from '../source/pointer.ts';

/** A problem without a position. */
export interface SchemaFault {
  readonly code: ProblemCode;
  readonly message: string;
  /** Pointer of the invalid value, the unknown property, or the missing property. */
  readonly pointer: string;
  /** Whether the key is wrong, not its value. */
  readonly atKey: boolean;
  /** Pointer of the known property that an unknown one resembles. */
  readonly suggestion?: string;
}

/** How the faults of a value are described. */
export interface DescribeOptions {
  /** Prefix of the pointers, and its name in messages: `site.json`, `BannerCarousel`. */
  readonly base: string;
  readonly name: string;
  /** Whether the properties are a component's props. */
  readonly props?: boolean;
  /** Whether values are left out of messages, because the document may hold secrets. */
  readonly secret?: boolean;
}

/** Returns the fault of the value that an error is about. */
export function faultAtValue(
  { instancePath: pointer }: ErrorObject,
  code: ProblemCode,
  message: string,
): SchemaFault {
  return { code, message, pointer, atKey: false };
}

/** Returns the fault of a key in the object that an error is about. */
export function faultAtKey(
  { instancePath }: ErrorObject,
  name: string,
  code: ProblemCode,
  message: string,
): SchemaFault {
  return { code, message, pointer: joinPointer(instancePath, name), atKey: true };
}

/**
 * Returns the name of the object for messages: the document, the component, or the property that
 * holds it.
 */
export function ownerOf(pointer: string, { base, name }: DescribeOptions): string {
  if (pointer === base) return name;
  return pointerParts(pointer.slice(base.length)).reduce(
    (path, part) =>
      /^\d+$/.test(part) ? `${path}[${part}]` : `${path}${path === '' ? '' : '.'}${part}`,
    '',
  );
}
