/**
 * `npm run audit`: runs Lighthouse on two pages of every shipped brand, and axe on every public
 * page in every look, against the built product. Exits 1 when a gate is missed, 2 for an invalid
 * command line.
 */
import { join } from 'node:path';
import { listBrands } from '@livery/config';
import { directorySource } from '@livery/config/directorySource';
import { startBrands } from '../bench/site/startBrands.ts';
import { buildAll } from '../build/buildAll.ts';
import { findBrowser } from '../setup/findBrowser.ts';
import { auditWithAxe } from './auditWithAxe.ts';
import { auditWithLighthouse } from './auditWithLighthouse.ts';
import { installTools } from './installTools.ts';
import { readOptions, usage, type AuditOptions } from './readOptions.ts';

const audits = { lighthouse: auditWithLighthouse, axe: auditWithAxe } as const;
const shipped = (
  await listBrands(directorySource(join(import.meta.dirname, '../../tenants')))
).filter((name) => !name.startsWith('_'));
const options = readOptions(process.argv.slice(2), shipped);

if ('problems' in options) {
  console.error([...options.problems, usage].join('\n'));
  process.exitCode = 2;
} else {
  const interrupting = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => interrupting.abort(new Error('The audit was interrupted.')));
  try {
    process.exitCode = (await audit(options, interrupting.signal)) ? 0 : 1;
  } catch (error) {
    console.error(interrupting.signal.aborted ? 'The audit was interrupted.' : error);
    process.exitCode = interrupting.signal.aborted ? 130 : 1;
  }
}

async function audit(options: AuditOptions, interruption: AbortSignal): Promise<boolean> {
  const chromium = findBrowser();
  if (chromium === undefined)
    throw new Error('The audit needs Chromium: install it and name it in CHROME_PATH.');
  if (options.parts.includes('lighthouse')) installTools();
  if (options.build) await buildAll();
  interruption.throwIfAborted();
  await using brands = await startBrands();
  let passed = true;
  for (const part of options.parts)
    passed =
      (await audits[part]({ ...options, port: brands.port, chromium, interruption })) && passed;
  console.log(
    passed ? '\nThe audit found nothing.' : '\nThe audit missed a gate; the lines above say which.',
  );
  return passed;
}
