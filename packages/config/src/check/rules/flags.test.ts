import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { platformFlags } from '@livery/model';
import { expect, it } from 'vitest';

const repository = fileURLToPath(new URL('../../../../..', import.meta.url));

it('knows exactly the flags that the program reads', async () => {
  const read = new Set<string>();
  const sources = glob(
    ['packages/{stores,components,site}/src/**/*.{ts,tsx}', 'server/src/**/*.ts'],
    {
      cwd: repository,
    },
  );
  for await (const path of sources) {
    if (/\.test\.tsx?$|[\\/]testing[\\/]/.test(path)) continue;
    const source = await readFile(join(repository, path), 'utf8');
    for (const [, call, member] of source.matchAll(/\bflag\('([\w.]+)'\)|\)\.flags\.(\w+)\b/g))
      read.add(call ?? member ?? '');
  }
  expect([...read].toSorted()).toEqual(platformFlags.toSorted());
});
