import { describe, expect, it } from 'vitest';
import { assetEndings, assetTypeOf } from './assetTypes.ts';

const bytes = (text: string): Uint8Array => Uint8Array.from(text, (char) => char.charCodeAt(0));

/** The beginning of a file of each type. */
const samples: Readonly<Record<string, Uint8Array>> = {
  '.png': bytes('\x89PNG\r\n\x1a\n\0\0\0\rIHDR'),
  '.jpg': bytes('\xff\xd8\xff\xe0\0\x10JFIF'),
  '.jpeg': bytes('\xff\xd8\xff\xdb'),
  '.webp': bytes('RIFF\x24\0\0\0WEBPVP8 '),
  '.avif': bytes('\0\0\0\x20ftypmif1\0\0\0\0mif1avifmiafMA1B'),
  '.gif': bytes('GIF89a\x01\0\x01\0'),
  '.woff2': bytes('wOF2\0\x01\0\0'),
  '.svg': bytes('<svg xmlns="http://www.w3.org/2000/svg"/>'),
  '.ico': bytes('\0\0\x01\0\x01\0'),
};

it('knows a file of each type, and takes none of them for another', () => {
  expect(Object.keys(samples).toSorted()).toEqual(assetEndings.toSorted());
  for (const [ending, sample] of Object.entries(samples)) {
    const matching = assetEndings.filter((other) => assetTypeOf(`x${other}`)?.matches(sample));
    expect(matching, ending).toEqual(/jpe?g/.test(ending) ? ['.jpg', '.jpeg'] : [ending]);
  }
});

it('takes no empty file and no beginning of a signature for a file', () => {
  for (const [ending, sample] of Object.entries(samples))
    for (const length of [0, 1, 2])
      expect(assetTypeOf(`x${ending}`)?.matches(sample.subarray(0, length)), ending).toBe(false);
});

it('knows an ending in capitals, and nothing that a browser runs or no page shows', () => {
  expect(assetTypeOf('banners/TOP.PNG')?.mediaType).toBe('image/png');
  for (const name of [
    'x.html',
    'x.js',
    'x.svg.js',
    'x.mp4',
    'x.css',
    'x.wasm',
    'x',
    '.svg/x',
    'x.svgz',
  ])
    expect(assetTypeOf(name), name).toBeUndefined();
});

describe('an SVG', () => {
  const isSvg = (text: string): boolean | undefined =>
    assetTypeOf('x.svg')?.matches(new TextEncoder().encode(text));

  it.each([
    '\ufeff<?xml version="1.0"?>\n<!-- a > b -->\n<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "x">\n<svg\n>',
    '  <svg/>',
  ])('may begin with %j', (text) => expect(isSvg(text)).toBe(true));

  it.each([
    '',
    '<html xmlns="http://www.w3.org/1999/xhtml"><svg/></html>',
    '<!-- <svg> ',
    '<svgx/>',
    'a<svg/>',
    '<!DOCTYPE svg [<!ENTITY a "b">]><svg/>',
  ])('does not begin with %j', (text) => expect(isSvg(text)).toBe(false));

  it('is UTF-8', () => {
    expect(assetTypeOf('x.svg')?.matches(bytes('<svg \xff/>'))).toBe(false);
  });
});
