import { symlinkSync } from 'node:fs';
import { expect, it } from 'vitest';
import { brandFolders, type BrandFolders } from '../testing/brandFolders.ts';
import { schemas } from '../testing/schemas.ts';
import { tenantFolder } from '../boot/tenantFolder.ts';
import type { TenantSource } from './TenantSource.ts';

/** Source whose inspections of one brand fail while `failure` is set. */
function failingInspections(folders: BrandFolders, brand: string) {
  const disk = tenantFolder({ root: folders.tenants, schemas });
  const fault: { code?: string; inspections: number } = { inspections: 0 };
  const source: Partial<TenantSource> = {
    async inspect(inspected) {
      if (inspected === brand) fault.inspections += 1;
      if (inspected === brand && fault.code !== undefined)
        throw new Error(`${fault.code}: it cannot be read`);
      return disk.inspect(inspected);
    },
  };
  return { source, fault };
}

it.each(['EACCES', 'EIO', 'ELOOP', 'ENAMETOOLONG'])(
  'keeps a brand whose folder fails with %s, also after a restart, and takes the edits of others',
  async (code) => {
    using folders = brandFolders('coral', 'reef');
    const { source, fault } = failingInspections(folders, 'coral');
    const first = await folders.start({ source });

    fault.code = code;
    folders.rename('reef', 'Second');
    await first.registry.refresh();
    expect(['coral', 'reef'].map(first.nameOf)).toEqual(['coral', 'Second']);
    await first.registry.settled();

    const after = await folders.start({ source });
    expect(['coral', 'reef'].map(after.nameOf)).toEqual(['coral', 'Second']);
    expect(after.registry.entries().map(({ refused }) => refused?.problems)).toEqual([
      [expect.objectContaining({ code: 'LV101', message: expect.stringContaining(code) })],
      undefined,
    ]);
    folders.rename('reef', 'Third');
    folders.rename('coral', 'Mended');
    await after.registry.refresh();
    expect(['coral', 'reef'].map(after.nameOf)).toEqual(['coral', 'Third']);

    delete fault.code;
    await after.registry.refresh();
    expect(['coral', 'reef'].map(after.nameOf)).toEqual(['Mended', 'Third']);
    expect(after.registry.entries()[0]?.refused).toBeUndefined();
  },
);

it('logs a folder that keeps failing once', async () => {
  using folders = brandFolders('coral');
  const { source, fault } = failingInspections(folders, 'coral');
  const { registry, logs } = await folders.start({ source });
  fault.code = 'EIO';
  for (let pass = 0; pass < 5; pass += 1) await registry.refresh();

  expect(logs.filter((line) => line.includes('EIO'))).toHaveLength(1);
});

it('logs and counts a load that keeps failing once', async () => {
  using folders = brandFolders('coral');
  const disk = tenantFolder({ root: folders.tenants, schemas });
  let attempts = 0;
  let isFailing = false;
  const { registry, logs, clock } = await folders.start({
    source: {
      reading: () => async (brand) => {
        if (!isFailing) return disk.reading()(brand);
        attempts += 1;
        throw new Error('its thread ended');
      },
    },
  });

  isFailing = true;
  folders.rename('coral', 'Second');
  for (let pass = 0; pass < 4; pass += 1) {
    await registry.refresh();
    clock.advance(300_000);
  }

  expect(attempts).toBe(4);
  expect(logs.filter((line) => line.includes('its thread ended'))).toHaveLength(1);
});

it('refuses links in a circle, serves the version before them, and takes the edits of others', async () => {
  using folders = brandFolders('coral', 'reef');
  const { registry, nameOf } = await folders.start();

  for (const name of ['a', 'b']) symlinkSync('.', folders.at('coral/assets', name));
  symlinkSync('self.svg', folders.at('coral/assets/self.svg'));
  folders.rename('coral', 'Broken');
  folders.rename('reef', 'Second');
  await registry.refresh();

  expect(['coral', 'reef'].map(nameOf)).toEqual(['coral', 'Second']);
  expect(
    registry
      .entries()[0]
      ?.refused?.problems.map(({ code }) => code)
      .toSorted(),
  ).toEqual(['LV111', 'LV111', 'LV112']);
  const after = await folders.start();
  expect(['coral', 'reef'].map(after.nameOf)).toEqual(['coral', 'Second']);
});

it('refuses an asset that is a link into the folder of another brand', async () => {
  using folders = brandFolders('coral', 'reef');
  symlinkSync('../../reef/assets/logo.svg', folders.at('coral/assets/own.svg'));

  const { registry, nameOf } = await folders.start();

  expect(['coral', 'reef'].map(nameOf)).toEqual([undefined, 'reef']);
  expect(registry.entries()[0]?.refused?.problems).toMatchObject([{ code: 'LV111' }]);
});

it('serves all brands from their snapshots while the base cannot be read', async () => {
  using folders = brandFolders('coral', 'reef');
  await folders.start();
  const { source, fault } = failingInspections(folders, '_base');
  fault.code = 'EIO';

  const { registry, nameOf } = await folders.start({ source });

  expect(['coral', 'reef'].map(nameOf)).toEqual(['coral', 'reef']);
  expect(registry.entries().map(({ isRestored }) => isRestored)).toEqual([true, true]);
  delete fault.code;
  await registry.refresh();
  expect(registry.entries().map(({ refused }) => refused)).toEqual([undefined, undefined]);
});

it('takes an edit whose first load failed, without a further edit', async () => {
  using folders = brandFolders('coral');
  const disk = tenantFolder({ root: folders.tenants, schemas });
  let failures = 0;
  const { registry, nameOf, clock } = await folders.start({
    source: {
      reading: () => async (brand) => {
        if (failures === 0) return disk.reading()(brand);
        failures -= 1;
        throw new Error('its thread ended');
      },
    },
  });

  folders.rename('coral', 'Second');
  failures = 1;
  await registry.refresh();
  await registry.refresh();
  expect(nameOf('coral')).toBe('coral');
  clock.advance(1_000);
  await registry.refresh();

  expect(nameOf('coral')).toBe('Second');
});

it('takes the edits of others while a brand is still being loaded', async () => {
  using folders = brandFolders('coral', 'reef');
  const disk = tenantFolder({ root: folders.tenants, schemas });
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  let isSlow = false;
  const { registry, nameOf } = await folders.start({
    source: {
      reading: () => async (brand) => {
        if (brand === 'coral' && isSlow) await released;
        return disk.reading()(brand);
      },
    },
  });

  isSlow = true;
  folders.rename('coral', 'Second');
  await registry.scan();
  folders.rename('reef', 'Second');
  await registry.scan();
  await expect.poll(() => nameOf('reef')).toBe('Second');
  expect(nameOf('coral')).toBe('coral');

  folders.rename('coral', 'Third');
  await registry.scan();
  release();
  await registry.refresh();
  expect(nameOf('coral')).toBe('Third');
});

it('does not repeat a slow inspection that failed with every pass', async () => {
  using folders = brandFolders('coral');
  const { source, fault } = failingInspections(folders, 'coral');
  const { registry, clock } = await folders.start({
    source: {
      inspect: async (brand) => {
        if (brand === 'coral' && fault.code !== undefined) clock.advance(5_000);
        return source.inspect?.(brand) ?? { cpuMs: 0 };
      },
    },
  });

  fault.code = 'it took longer than 5 s';
  fault.inspections = 0;
  for (let pass = 0; pass < 5; pass += 1) await registry.refresh();
  expect(fault.inspections).toBe(1);
  clock.advance(50_000);
  await registry.refresh();
  expect(fault.inspections).toBe(2);
});

it('reports that the folders cannot be listed until they can be', async () => {
  using folders = brandFolders('coral');
  const disk = tenantFolder({ root: folders.tenants, schemas });
  let isAway = false;
  const { registry, nameOf, logs } = await folders.start({
    source: { brands: () => (isAway ? Promise.reject(new Error('EIO')) : disk.brands()) },
  });

  isAway = true;
  await registry.refresh();
  await registry.refresh();
  expect([registry.faults, nameOf('coral')]).toEqual([
    ['the tenant folders could not be inspected; what is served stays: EIO'],
    'coral',
  ]);
  expect(logs.filter((line) => line.includes('could not be inspected'))).toHaveLength(1);

  isAway = false;
  await registry.refresh();
  expect(registry.faults).toEqual([]);
});
