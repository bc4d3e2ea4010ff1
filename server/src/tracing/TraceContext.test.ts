import { expect, it } from 'vitest';
import { formatTraceparent, parseTraceparent } from './TraceContext.ts';

const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
const spanId = '00f067aa0ba902b7';

it('reads and writes the header traceparent', () => {
  const sampled = `00-${traceId}-${spanId}-01`;
  expect(parseTraceparent(sampled)).toEqual({ traceId, spanId, isSampled: true });
  expect(formatTraceparent({ traceId, spanId, isSampled: true })).toBe(sampled);
  expect(parseTraceparent(`00-${traceId}-${spanId}-fe`)?.isSampled).toBe(false);
});

it('reads the known part of a later version', () => {
  const expected = { traceId, spanId, isSampled: true };
  expect(parseTraceparent(`cc-${traceId}-${spanId}-03-what-comes`)).toEqual(expected);
});

it.each([
  ['nothing', undefined],
  ['two headers', [`00-${traceId}-${spanId}-01`]],
  ['joined headers', `00-${traceId}-${spanId}-01, 00-${traceId}-${spanId}-01`],
  ['an invalid version', `ff-${traceId}-${spanId}-01`],
  ['more than version 00 has', `00-${traceId}-${spanId}-01-more`],
  ['capital letters', `00-${traceId.toUpperCase()}-${spanId}-01`],
  ['a short trace id', `00-${traceId.slice(1)}-${spanId}-01`],
  ['a trace id of zeros', `00-${'0'.repeat(32)}-${spanId}-01`],
  ['a span id of zeros', `00-${traceId}-${'0'.repeat(16)}-01`],
  ['no flags', `00-${traceId}-${spanId}`],
  ['a line break', `00-${traceId}-${spanId}-01\n`],
])('refuses %s', (_case, header) => {
  expect(parseTraceparent(header)).toBeUndefined();
});
