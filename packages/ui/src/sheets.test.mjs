// Plain JavaScript, because this package has no types of Node. Reads the files, because the test
// runner replaces imported style sheets by empty ones.
import { glob, readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';

const sourceFolder = new URL('./', import.meta.url);
const sheets = [];
for await (const name of glob('**/*.module.css', { cwd: sourceFolder }))
  sheets.push([name, await readFile(new URL(name, sourceFolder), 'utf8')]);

/** Physical properties, which are wrong in right-to-left or vertical scripts. */
const physical =
  /(?:^|[\s;{])(?:(?:margin|padding|border|inset|scroll-margin|scroll-padding)-(?:left|right|top|bottom)|left|right|top|bottom|(?:min-|max-)?(?:width|height)|float)\s*:/;

it('finds the sheets', () => expect(sheets.length).toBeGreaterThan(30));

it.each(sheets)('%s stays in its layer and follows the direction of the text', (_, sheet) => {
  expect(sheet).toMatch(/^@layer components \{\n[\s\S]*\n\}\n$/);
  // Only the last line closes the layer.
  expect(sheet.match(/^\}/gm)).toHaveLength(1);
  expect(sheet).not.toMatch(physical);
});
