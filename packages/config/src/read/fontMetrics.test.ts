import { expect, it } from 'vitest';
import { fontFile, latinFont, vietnameseFont } from '../testing/fontFile.ts';
import { fontMetrics } from './fontMetrics.ts';

it('measures a font of Latin letters', () => {
  const metrics = fontMetrics(fontFile(latinFont));

  expect(metrics).toMatchObject({
    ascent: 1,
    descent: 0.2,
    lineGap: 0,
    hasCyrillic: false,
    hasVietnamese: false,
  });
  // 76.72 % of Arial, by the platform's own fallback in packages/ui/src/fonts.css
  expect((metrics?.letterWidth ?? 0) / 0.4413).toBeCloseTo(0.7672, 1);
});

it('knows the letters of Vietnamese, and that a file has no Latin ones', () => {
  expect(fontMetrics(fontFile(vietnameseFont))).toMatchObject({
    letterWidth: 0,
    hasVietnamese: true,
    hasCyrillic: false,
  });
});

it('refuses every part of a font, and fonts with a damaged byte do not throw', () => {
  const content = fontFile(latinFont);

  for (const length of [0, 4, 11, 47, 48, 60, 200, content.length - 200])
    expect(fontMetrics(content.subarray(0, length)), `${length} bytes`).toBeUndefined();
  for (let at = 0; at < 400; at++) {
    const damaged = Uint8Array.from(content);
    damaged[at] = 0xff - (damaged[at] ?? 0);
    expect(() => fontMetrics(damaged), `byte ${at}`).not.toThrow();
  }
});
