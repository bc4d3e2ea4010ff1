import type { codecs } from './codecs.ts';

/** A text, and its form as an operator receives it. */
export interface CodecVector {
  readonly codec: keyof typeof codecs;
  readonly key: string;
  readonly text: string;
  readonly encoded: string;
}

const login = '{"username":"ann2026","password":"Correct4horse"}';

/**
 * Test vectors for operators that decode bodies. The keys are public. The nonce of the third vector
 * is `00 01 … 0b`; the server uses a new one for each body.
 */
export const codecVectors: readonly CodecVector[] = [
  {
    codec: 'des-ecb-pkcs7-base64',
    key: '12345678',
    text: '12345678',
    encoded: 'ltACiHjVjIn+uVm31GQvyw==',
  },
  {
    codec: 'des-ecb-pkcs7-base64',
    key: 'k3yk3y88',
    text: login,
    encoded: 'seq/aoIiuKKIJpHghYx01FyeK7cFI9trZAhgQmbSgOZyeWIB9CzD0GyR7nXsxpBdF55xO2rDjkc=',
  },
  {
    codec: 'aes-256-gcm',
    key: 'AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8=',
    text: login,
    encoded:
      'AAECAwQFBgcICQoLs08AzeUPomqR7UiBkLVRkDwgo2igl6x64CS1sZOIFgOx5rUC0ld9DFkUlvJyG2SQOzLtk92zd/sAkBeC+vRNGpM=',
  },
];
