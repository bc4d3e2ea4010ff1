import { expect, it } from 'vitest';
import { drawCaptcha } from './drawCaptcha.ts';
import { captchaAlphabet, glyphs } from './glyphs.ts';

it('draws every character differently, on 160 by 56', () => {
  const half = (): number => 0.5;
  const inkOf = (text: string): string => {
    const { width, height, pixels } = drawCaptcha(text, half);
    expect([width, height]).toEqual([160, 56]);
    return Buffer.from(pixels.map((shade) => (shade < 90 ? 1 : 0))).toString('latin1');
  };
  const drawn = [...captchaAlphabet].map(inkOf);
  expect(new Set([...drawn, inkOf('')]).size).toBe(captchaAlphabet.length + 1);
});

it('draws a new captcha each time', () => {
  let seed = 1;
  const random = (): number => {
    seed = (seed * 16_807) % 2_147_483_647;
    return seed / 2_147_483_647;
  };
  expect(drawCaptcha('ACDEF', random).pixels).not.toEqual(drawCaptcha('ACDEF', random).pixels);
});

it('uses only characters that cannot be confused', () => {
  expect(captchaAlphabet).not.toMatch(/[0OQ1I2Z5S8B6G]/);
  for (const rows of Object.values(glyphs))
    expect(rows.map((row) => row.length)).toEqual(Array(7).fill(5));
});
