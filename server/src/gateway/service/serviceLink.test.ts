import { expect, it } from 'vitest';
import { decodeServiceLink } from './serviceLink.ts';

// Created with `openssl enc -des-ecb -provider legacy -K <key in hex> -a -A`, followed by the key.
it.each([
  [
    'mWR/Y/ylAy2870Mc7AK+dOzHb/tvGYtpt+/RD3qm6oxyUSLFEY/1xg==k3y8byte',
    'https://desk.example/chat?room=1',
  ],
  ['mWR/Y/ylAy2870Mc7AK+dO7bkULpSJ37k3y8byte', 'https://desk.example/'],
  ['r5l7MTiuNiToOUX7Fk3OUSq4tFxplLpE0Aa_-z9Z', 'https://desk.example/é'],
])('[CSVC-01] decodes %s with its last eight characters as the key', (path, address) => {
  expect(decodeServiceLink(path)).toBe(address);
});

it.each([
  ['nothing', ''],
  ['a key alone', 'k3y8byte'],
  ['another key', 'mWR/Y/ylAy2870Mc7AK+dO7bkULpSJ37k3y8bytf'.replace('bytf', 'zzzz')],
  ['a truncated ciphertext', 'mWR/Y/ylAy2870Mc7AK+k3y8byte'],
  ['a key of more than eight bytes', 'mWR/Y/ylAy2870Mc7AK+dO7bkULpSJ37k3y8bytß'],
  ['plain text', 'https://desk.example/'],
  ['a text that is not Base64', '************k3y8byte'],
])('decodes no address from %s', (_, path) => {
  expect(decodeServiceLink(path)).toBeUndefined();
});
