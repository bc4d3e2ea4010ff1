import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { CpuMeter } from './CpuMeter.ts';
import { ReferenceLoad } from './ReferenceLoad.ts';

/** One command of a test run. */
export interface Stage {
  readonly name: string;
  readonly command: string;
  readonly args: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  /** Delays the output until the command ends, because another stage prints at the same time. */
  readonly isQuiet?: boolean;
  /** Name of the report that the stage's test runner writes. */
  readonly report?: string;
  /** Whether the stage's tests have a budget; see `checkBudget`. */
  readonly hasBudget?: boolean;
}

/**
 * Result and cost of a stage. `cpuSeconds` is missing where processor time cannot be measured.
 * `referenceSeconds` is the mean processor time of a reference load beside a stage with a budget.
 */
export interface StageResult {
  readonly name: string;
  readonly exitCode: number;
  readonly seconds: number;
  readonly cpuSeconds: number | undefined;
  readonly referenceSeconds: number | undefined;
}

/** Runs a command until it ends and measures it. */
export async function runStage({
  name,
  command,
  args,
  env = {},
  isQuiet = false,
  hasBudget = false,
}: Stage): Promise<StageResult> {
  if (!isQuiet) console.log(`\n── ${name}`);
  const startedMs = performance.now();
  const child = spawn(command, args, {
    stdio: ['ignore', isQuiet ? 'pipe' : 'inherit', isQuiet ? 'pipe' : 'inherit'],
    env: { ...process.env, ...env },
  });
  const meter = new CpuMeter(child.pid ?? 0);
  const load = hasBudget ? new ReferenceLoad() : undefined;
  const output: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => output.push(chunk));
  const [code] = (await once(child, 'close')) as [number | null];
  const cpuSeconds = meter.stop();
  if (isQuiet) console.log(`\n── ${name}\n${Buffer.concat(output).toString().trimEnd()}`);
  return {
    name,
    exitCode: code ?? 1,
    seconds: (performance.now() - startedMs) / 1000,
    cpuSeconds,
    referenceSeconds: load?.stop(),
  };
}
