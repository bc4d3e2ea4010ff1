import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { contentFolder } from '../reader/contentFolder.ts';
import { helpCentre } from './helpCentre.ts';

it('has a category for each folder of articles', () => {
  expect(readdirSync(join(contentFolder, 'help')).toSorted()).toEqual(
    helpCentre.map(({ id }) => id).toSorted(),
  );
});

it('gives each article a unique id, because links contain only the id', () => {
  const ids = helpCentre.flatMap(({ articles }) => articles.map(({ id }) => id));
  expect(new Set(ids).size).toBe(ids.length);
});
