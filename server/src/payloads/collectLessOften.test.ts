import { execFileSync } from 'node:child_process';
import { pathToFileURL } from 'node:url';
import path from 'node:path';
import { expect, it } from 'vitest';

const module = pathToFileURL(path.join(import.meta.dirname, 'collectLessOften.ts')).href;

/** Returns how many full collections 640 MB of short-lived buffers cost beside a small heap. */
function fullCollections({ isLessOften }: { isLessOften: boolean }): number {
  const program = `
    import { PerformanceObserver, constants } from 'node:perf_hooks';
    ${isLessOften ? `import { collectLessOften } from '${module}'; collectLessOften();` : ''}
    let full = 0;
    const count = (entries) => {
      for (const { detail } of entries)
        if (detail.kind === constants.NODE_PERFORMANCE_GC_MAJOR) full += 1;
    };
    const observer = new PerformanceObserver((list) => count(list.getEntries()));
    observer.observe({ entryTypes: ['gc'] });
    const heap = Array.from({ length: 100_000 }, (_, index) => ({ index }));
    for (let megabyte = 0; megabyte < 640; megabyte += 1) {
      Buffer.allocUnsafeSlow(1024 * 1024);
      if (megabyte % 4 === 0) await new Promise(setImmediate);
    }
    await new Promise(setImmediate);
    count(observer.takeRecords());
    console.log(full, heap.length);
  `;
  return Number.parseInt(
    execFileSync(process.execPath, ['--input-type=module', '-e', program], { encoding: 'utf8' }),
    10,
  );
}

it('spares the full collections that buffers cost beside a small heap', () => {
  expect(fullCollections({ isLessOften: false })).toBeGreaterThan(2);
  expect(fullCollections({ isLessOften: true })).toBeLessThanOrEqual(1);
});
