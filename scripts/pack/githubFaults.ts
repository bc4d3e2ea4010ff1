import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

/**
 * Returns what GitHub's own parser finds in an action or a workflow. It runs in a process of its
 * own, because it needs other rules for modules.
 */
export function githubFaults(kind: 'action' | 'workflow', content: string): string[] {
  const program = join(import.meta.dirname, 'githubSyntax.ts');
  const { stdout, stderr } = spawnSync(process.execPath, [program, kind], {
    input: content,
    encoding: 'utf8',
  });
  if (stdout === '') throw new Error(stderr);
  // The program's own form
  return JSON.parse(stdout) as string[];
}
