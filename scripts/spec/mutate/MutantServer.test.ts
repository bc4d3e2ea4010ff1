import { expect, it } from 'vitest';
import { setAt } from './MutantServer.ts';

it('sets a value below what is there, and below what is not', () => {
  const document = { dialog: { widthPx: 400, closeKeyCode: 27 } };
  setAt(document, ['dialog', 'widthPx'], 801);
  setAt(document, ['sms', 'throttleMs'], 2);
  expect(document).toEqual({ dialog: { widthPx: 801, closeKeyCode: 27 }, sms: { throttleMs: 2 } });
});
