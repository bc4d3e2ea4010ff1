import { problemCodes } from '@livery/config';
import type { Ports } from './Ports.ts';
import { UsageError } from './UsageError.ts';

/** `livery explain LV203`: what a code means and how to mend it. */
export function explain({ args, ports }: { args: readonly string[]; ports: Ports }): 0 {
  const [code, ...more] = args;
  const entry = Object.entries(problemCodes).find(([name]) => name === code?.toUpperCase());
  if (!entry || more.length > 0) throw new UsageError(code === undefined ? 'a problem code is missing' : `there is no problem code "${args.join(' ')}"`);
  const [name, { severity, meaning, mend }] = entry;
  ports.out(`${name} (${severity})\n${meaning}\n${mend}`);
  return 0;
}
