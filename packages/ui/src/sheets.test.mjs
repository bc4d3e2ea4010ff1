// Plain JavaScript: it reads files, and this package has no types of Node; the test runner hands
// out empty sheets to importers.
import { glob, readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';

const here = new URL('./', import.meta.url);
const sheets = [];
for await (const name of glob('**/*.module.css', { cwd: here }))
  sheets.push([name, await readFile(new URL(name, here), 'utf8')]);

/** Left and right turn around in Arabic; width and height do in vertical scripts. */
const physical =
  /(?:^|[\s;{])(?:(?:margin|padding|border|inset|scroll-margin|scroll-padding)-(?:left|right|top|bottom)|left|right|top|bottom|(?:min-|max-)?(?:width|height)|float)\s*:/;

it('finds the sheets', () => expect(sheets.length).toBeGreaterThan(30));

it.each(sheets)('%s stays in its layer and follows the direction of the text', (_, sheet) => {
  expect(sheet).toMatch(/^@layer components \{\n[\s\S]*\n\}\n$/);
  // Only its last line closes the layer.
  expect(sheet.match(/^\}/gm)).toHaveLength(1);
  expect(sheet).not.toMatch(physical);
});
