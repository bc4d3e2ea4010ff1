import { expect, it } from 'vitest';
import type { SchemaName } from '../Call.ts';
import { CallValidators } from '../CallValidators.ts';

const validators = new CallValidators();

/** Replies as the specification writes them, and the values that are read. */
const shapes: readonly (readonly [string, SchemaName, unknown, unknown])[] = [
  ['[LOGN-10] a captcha that is base64 text', 'CaptchaReply', 'aW1n', { image: 'aW1n' }],
  ['[LOGN-10] a captcha without an id', 'CaptchaReply', { image: 'aW1n' }, { image: 'aW1n' }],
  [
    '[HOME-10] a winner whose vo has other fields',
    'WinnerBoardReply',
    [{ customerName: 'a***', winAmount: 5, gameName: 'One', vo: { rank: 1 } }],
    [{ customerName: 'a***', winAmount: 5, gameName: 'One', vo: { rank: 1 } }],
  ],
];

it.each(shapes)('%s is read', (_name, schema, value, expected) => {
  expect(validators.readReply(schema, value)).toMatchObject({ value: expected });
});
