import { expect, it } from 'vitest';
import { readEnvelope } from './readEnvelope.ts';

const ours = { success: 'success', message: 'message', value: 'value' };

function read(body: unknown, settings: Parameters<typeof readEnvelope>[1], status = 200) {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  return readEnvelope({ status, text }, settings);
}

it('reads the default envelope, and nothing else as one', () => {
  expect(read({ success: true, value: 7 }, ours)).toEqual({ success: true, value: 7 });
  expect(read({ success: true, value: null }, ours)).toEqual({ success: true, value: {} });
  expect(read({ success: false, message: 'No.' }, ours)).toEqual({
    success: false,
    message: 'No.',
    code: undefined,
    value: {},
  });
  for (const body of ['', 'no JSON', null, 7, [], {}, { success: 'true' }, { success: 1 }])
    expect(read(body, ours)).toBeUndefined();
});

it('reads own words for success, and pointers', () => {
  const settings = {
    success: '/meta/code',
    successValues: [0, '0000'],
    message: '/meta/error/text',
    code: '/meta/error/code',
    value: '/data/0',
  };

  for (const code of [0, '0000'])
    expect(read({ meta: { code }, data: [{ a: 1 }] }, settings)).toEqual({
      success: true,
      value: { a: 1 },
    });
  expect(read({ meta: { code: 17, error: { text: 'No.', code: 1043 } } }, settings)).toEqual({
    success: false,
    message: 'No.',
    code: '1043',
    value: {},
  });
  expect(read({ meta: { code: true } }, settings)).toBeUndefined();
});

it('takes the HTTP status and the whole body of an operator without envelope', () => {
  const settings = { success: '', value: '', message: '/error/text', code: '/error/code' };

  expect(read([1, 2], settings)).toEqual({ success: true, value: [1, 2] });
  expect(read('', settings, 204)).toEqual({ success: true, value: {} });
  expect(read({ error: { text: 'No.', code: 'E1' } }, settings, 409)).toMatchObject({
    success: false,
    message: 'No.',
    code: 'E1',
  });
  expect(read('<html>', settings, 404)).toBeUndefined();
  expect(read({ path: '/x' }, settings, 404)).toBeUndefined();
});
