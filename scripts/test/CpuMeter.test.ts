import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempDisposableSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { CpuMeter } from './CpuMeter.ts';

const isLinux = process.platform === 'linux';

it.runIf(isLinux)('adds the CPU time of a process and its descendants, and no other’s', () => {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'livery-proc-'));
  const proc = folder.path;
  const write = (pid: number, parent: number, [userTicks, systemTicks]: [number, number]) => {
    mkdirSync(join(proc, `${pid}`), { recursive: true });
    writeFileSync(
      join(proc, `${pid}/stat`),
      `${pid} (a (b) c) S ${parent} 1 1 0 -1 4194304 9 9 9 9 ${userTicks} ${systemTicks} 0 0 20 0 1 0 ${pid}00 4 5\n`,
    );
  };
  writeFileSync(join(proc, 'uptime'), '1 1');
  write(10, 1, [100, 20]);
  write(11, 10, [30, 0]);
  write(12, 11, [0, 5]);
  write(13, 1, [5_000, 5_000]);
  const meter = new CpuMeter(10, proc);

  expect(meter.stop()).toBe(1.55);
  // The child has ended, and its own child was given to another parent.
  rmSync(join(proc, '11'), { recursive: true });
  write(12, 1, [40, 5]);
  expect(meter.stop()).toBe(1.95);
});

it.runIf(isLinux)('reads the CPU time of a running process', async () => {
  const burn =
    'const end = process.cpuUsage().user + 200_000; while (process.cpuUsage().user < end); process.stdout.write("done"); setInterval(() => undefined, 1e6)';
  using child = spawn(process.execPath, ['-e', burn], { stdio: ['ignore', 'pipe', 'ignore'] });
  const meter = new CpuMeter(child.pid ?? 0);

  await once(child.stdout, 'data');

  expect(meter.stop()).toBeGreaterThanOrEqual(0.19);
});
