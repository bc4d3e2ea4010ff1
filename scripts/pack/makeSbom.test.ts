import { Spec, Validation } from '@cyclonedx/cyclonedx-library';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeSbom } from './makeSbom.ts';

/** Package of the SBOM. */
interface Component {
  readonly 'bom-ref': string;
  readonly name: string;
  readonly licenses?: readonly object[];
}

const root = join(import.meta.dirname, '../..');
let folder = '';
let text = '';
let components: readonly Component[] = [];
let dependencies: readonly { readonly ref: string; readonly dependsOn: readonly string[] }[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'livery-sbom-'));
  text = await readFile(await makeSbom(join(folder, 'dist/livery.cdx.json')), 'utf8');
  ({ components, dependencies } = JSON.parse(text));
});
afterAll(() => rm(folder, { recursive: true }));

it('is valid CycloneDX 1.6', async () => {
  const validator = new Validation.JsonStrictValidator(Spec.Version.v1dot6);
  expect(await validator.validate(text)).toBeNull();
  expect(JSON.parse(text)).toMatchObject({
    specVersion: '1.6',
    metadata: { component: { name: 'livery', type: 'application' } },
  });
  expect(await validator.validate(text.replace('"library"', '"book"'))).not.toBeNull();
});

it('lists what server, browser program and command need, each with a licence', async () => {
  const refs = new Set(components.map((component) => component['bom-ref']));
  const needed = new Set(
    dependencies.slice(1).flatMap(({ ref, dependsOn }) => [ref, ...dependsOn]),
  );
  expect([...needed].toSorted()).toEqual([...refs].toSorted());
  expect(components.filter(({ licenses = [] }) => licenses.length === 0)).toEqual([]);
  for (const workspace of ['server', 'packages/site', 'packages/cli']) {
    // The file's own form
    const { dependencies: direct = {} } = JSON.parse(
      await readFile(join(root, workspace, 'package.json'), 'utf8'),
    ) as { dependencies?: Record<string, string> };
    expect(
      Object.entries(direct).filter(([name, version]) => !refs.has(`${name}@${version}`)),
    ).toEqual([]);
  }
  const names = components.map(({ name }) => name);
  expect(names).toEqual(
    expect.arrayContaining(['@livery/ui', 'lucide-static', 'react', 'scheduler']),
  );
  expect(
    ['@livery/testing', 'typescript', 'vitest'].filter((name) => names.includes(name)),
  ).toEqual([]);
});
