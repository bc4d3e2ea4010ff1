/**
 * Generates all derived files: schemas, component schemas, call schemas, the English texts, the
 * icon list, the flags, the fixtures of calls and the reference documents. With `--check`, writes
 * nothing and fails when a file on disk is stale.
 */
import { glob, readFile, rm, writeFile } from 'node:fs/promises';
import { callRegistry } from './generate/callRegistry.ts';
import { callTypes } from './generate/callTypes.ts';
import { componentRegistry } from './generate/componentRegistry.ts';
import { componentSchemas } from './generate/componentSchemas.ts';
import { englishCopy } from './generate/englishCopy.ts';
import type { GeneratedFile } from './generate/GeneratedFile.ts';
import { documentTypes } from './generate/documentTypes.ts';
import { sandboxHandlers } from './generate/sandboxHandlers.ts';
import { flags } from './generate/flags.ts';
import { icons } from './generate/icons.ts';
import { textKeys } from './generate/textKeys.ts';

/** Generated files whose number depends on their sources; one without a source is deleted. */
const variableFiles = 'packages/components/src/**/*.gen.ts';

const check = process.argv.includes('--check');
const stale: string[] = [];

async function put(files: readonly GeneratedFile[]): Promise<void> {
  for (const file of files) {
    const onDisk = await readFile(file.path, 'utf8').catch(() => '');
    if (onDisk === file.text) continue;
    if (check) stale.push(file.path);
    else await writeFile(file.path, file.text);
  }
}

const files = (
  await Promise.all([
    documentTypes(),
    componentSchemas(),
    componentRegistry(),
    callRegistry(),
    sandboxHandlers(),
    callTypes(),
    textKeys(),
    englishCopy(),
    icons(),
    flags(),
  ])
).flat();
await put(files);
for await (const entry of glob(variableFiles)) {
  const path = entry.replaceAll('\\', '/');
  if (files.some((file) => file.path === path)) continue;
  if (check) stale.push(path);
  else await rm(path);
}
// These import the call table, which is generated too. They are therefore generated last, and not
// at all while the table is stale.
if (stale.length === 0) {
  const { reference } = await import('./generate/reference.ts');
  const { operatorApi } = await import('./generate/openapi/operatorApi.ts');
  const { configFixtures } = await import('./generate/configFixtures.ts');
  const { replyFormats } = await import('./generate/replyFormats.ts');
  const { writtenSchemas } = await import('./generate/writtenSchemas.ts');
  await put([
    ...(await reference()),
    ...(await operatorApi()),
    ...configFixtures(),
    ...replyFormats(),
    ...(await writtenSchemas()),
  ]);
}
if (stale.length > 0) {
  console.error(
    `Generated files differ from their sources; run "npm run generate":\n${stale.map((path) => `  ${path}`).join('\n')}`,
  );
  process.exitCode = 1;
}
