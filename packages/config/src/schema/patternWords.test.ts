import { expect, it } from 'vitest';
import { shippedSchemas } from '../testing/shippedBrands.ts';
import { documentNames } from '../source/documentNames.ts';
import { patternWords } from './patternWords.ts';

it('describes only patterns that a schema has', async () => {
  const schemas = await shippedSchemas();
  const names = [...documentNames, 'locks', 'page', 'locale', 'text', 'value', 'condition'];
  const text = JSON.stringify(names.map((name) => schemas.file(`${name}.schema.json`)));
  const unused = [...patternWords.keys()].filter(
    (pattern) => !text.includes(`"pattern":${JSON.stringify(pattern)}`),
  );
  expect(unused).toEqual([]);
});
