import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, it } from 'vitest';
import { CpuMeter } from './CpuMeter.ts';

const burn =
  'const end = process.cpuUsage().user + 400_000; while (process.cpuUsage().user < end);';
/** Process whose child does the work. */
const parent = `require("node:child_process").spawnSync(process.execPath, ["-e", ${JSON.stringify(burn)}])`;

it.runIf(process.platform === 'linux')(
  'sums the CPU time of a process and its descendants',
  async () => {
    const child = spawn(process.execPath, ['-e', parent], { stdio: 'ignore' });
    const meter = new CpuMeter(child.pid ?? 0);
    await once(child, 'exit');

    const seconds = meter.stop();

    // The child uses 0.4 s plus its start; the last quarter of a second may be missed.
    expect(seconds).toBeGreaterThan(0.1);
    expect(seconds).toBeLessThan(3);
  },
);
