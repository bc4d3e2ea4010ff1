import { expect, it } from 'vitest';
import { pathOfUri, uriOfPath } from './fileUris.ts';

it.each([
  ['file:///brands/reef/site.json', false, '/brands/reef/site.json'],
  ['file:///brands/a%20b/%F0%9F%8E%B0.json', false, '/brands/a b/🎰.json'],
  ['file:///c%3A/brands/site.json', true, String.raw`c:\brands\site.json`],
  ['file:///C:/brands/site.json', true, String.raw`c:\brands\site.json`],
  ['untitled:Untitled-1', false, undefined],
  ['file://%zz', false, undefined],
])('reads the path of %s', (uri, isWindows, path) => {
  expect(pathOfUri(uri, isWindows)).toBe(path);
});

it.each([
  ['/brands/a b/site#1.json', false, 'file:///brands/a%20b/site%231.json'],
  [String.raw`c:\brands\site.json`, true, 'file:///c:/brands/site.json'],
])('writes the URI of %s', (path, isWindows, uri) => {
  expect(uriOfPath(path, isWindows)).toBe(uri);
});
