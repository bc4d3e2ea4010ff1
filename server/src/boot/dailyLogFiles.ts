import {
  appendFileSync,
  closeSync,
  mkdirSync,
  openSync,
  readdirSync,
  readSync,
  rmSync,
  statSync,
} from 'node:fs';
import path from 'node:path';
import type { Clock } from '../http/Clock.ts';
import type { AppendLog } from '../session/AppendLog.ts';

const dayMs = 24 * 60 * 60_000;

/**
 * Lines in files named after the day on which they lose their meaning, at the latest tomorrow.
 * Servers that share the folder only ever append, each line in one write, and read on where they
 * stopped; a file whose day is over is deleted whole. So nobody rewrites what another has open.
 */
export function dailyLogFiles({ folder, clock }: { folder: string; clock: Clock }): AppendLog {
  const readTo = new Map<string, number>();
  forgetOldDays(folder, dayOf(clock.nowMs()));
  return {
    readNew: () =>
      [clock.nowMs(), clock.nowMs() + dayMs].flatMap((ms) => {
        const file = path.join(folder, dayOf(ms));
        const size = statSync(file, { throwIfNoEntry: false })?.size ?? 0;
        const from = readTo.get(file) ?? 0;
        // A line somebody is just writing is read when it is complete.
        const text = size === from ? '' : wholeLines(readFrom(file, size < from ? 0 : from, size));
        readTo.set(file, (size < from ? 0 : from) + text.length);
        return text.split('\n').filter((line) => line !== '');
      }),
    append(line, untilMs) {
      mkdirSync(folder, { recursive: true });
      appendFileSync(path.join(folder, dayOf(untilMs)), `${line}\n`, { mode: 0o600 });
    },
  };
}

function dayOf(ms: number): string {
  return new Date(ms).toISOString().slice(0, 10);
}

function forgetOldDays(folder: string, today: string): void {
  try {
    for (const name of readdirSync(folder))
      if (/^\d{4}-\d\d-\d\d$/.test(name) && name < today)
        rmSync(path.join(folder, name), { force: true });
  } catch {
    // There is nothing to forget, or nobody may: what is old is not read either.
  }
}

function readFrom(file: string, from: number, to: number): string {
  const descriptor = openSync(file, 'r');
  try {
    const bytes = Buffer.alloc(to - from);
    const length = readSync(descriptor, bytes, 0, bytes.length, from);
    // One character a byte: whatever stands there, positions are bytes.
    return bytes.subarray(0, length).toString('latin1');
  } finally {
    closeSync(descriptor);
  }
}

function wholeLines(text: string): string {
  return text.slice(0, text.lastIndexOf('\n') + 1);
}
