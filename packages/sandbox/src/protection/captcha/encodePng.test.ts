import { crc32, inflateSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { drawCaptcha } from './drawCaptcha.ts';
import { encodePng, type GreyPicture } from './encodePng.ts';
import { captchaAlphabet, glyphs } from './glyphs.ts';

/** Reads what {@link encodePng} writes, checking every chunk's sum. */
function decodePng(file: Buffer): GreyPicture {
  expect([...file.subarray(0, 8)]).toEqual([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const chunks = new Map<string, Buffer>();
  for (let at = 8; at < file.length;) {
    const length = file.readUInt32BE(at);
    const named = file.subarray(at + 4, at + 8 + length);
    expect(file.readUInt32BE(at + 8 + length)).toBe(crc32(named));
    chunks.set(named.subarray(0, 4).toString('latin1'), named.subarray(4));
    at += 12 + length;
  }
  expect([...chunks.keys()]).toEqual(['IHDR', 'IDAT', 'IEND']);
  const header = chunks.get('IHDR') ?? Buffer.alloc(0);
  expect([...header.subarray(8)]).toEqual([8, 0, 0, 0, 0]);
  const [width, height] = [header.readUInt32BE(0), header.readUInt32BE(4)];
  const rows = inflateSync(chunks.get('IDAT') ?? Buffer.alloc(0));
  const lines = Array.from({ length: height }, (_, y) =>
    rows.subarray(y * (width + 1), (y + 1) * (width + 1)),
  );
  expect(lines.every((line) => line[0] === 0)).toBe(true);
  return { width, height, pixels: Buffer.concat(lines.map((line) => line.subarray(1))) };
}

it('writes a PNG that reads back as the same picture', () => {
  const picture = {
    width: 7,
    height: 3,
    pixels: Uint8Array.from({ length: 21 }, (_, index) => index * 12),
  };
  expect(decodePng(encodePng(picture))).toEqual({
    ...picture,
    pixels: Buffer.from(picture.pixels),
  });
});

it('draws every character, each differently, on 160 by 56', () => {
  const half = (): number => 0.5;
  const inkOf = (text: string): string => {
    const { width, height, pixels } = decodePng(encodePng(drawCaptcha(text, half)));
    expect([width, height]).toEqual([160, 56]);
    return Buffer.from(pixels.map((shade) => (shade < 90 ? 1 : 0))).toString('latin1');
  };
  const drawn = [...captchaAlphabet].map(inkOf);
  expect(new Set([...drawn, inkOf('')]).size).toBe(captchaAlphabet.length + 1);
});

it('draws a captcha anew each time', () => {
  let seed = 1;
  const random = (): number => {
    seed = (seed * 16_807) % 2_147_483_647;
    return seed / 2_147_483_647;
  };
  expect(drawCaptcha('ACDEF', random).pixels).not.toEqual(drawCaptcha('ACDEF', random).pixels);
});

it('has only characters that nobody takes for another one', () => {
  expect(captchaAlphabet).not.toMatch(/[0OQ1I2Z5S8B6G]/);
  for (const rows of Object.values(glyphs))
    expect(rows.map((row) => row.length)).toEqual(Array(7).fill(5));
});
