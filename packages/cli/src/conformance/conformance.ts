import { loadBrands } from '../loadBrands.ts';
import { parseOptions } from '../parseOptions.ts';
import type { Ports } from '../Ports.ts';
import { findTenants, requireBrand } from '../requireBrand.ts';
import { UsageError } from '../UsageError.ts';
import { isFailure } from './CallResult.ts';
import { checkOperator, type Examples } from './checkOperator.ts';
import { conformanceFormats } from './formatConformance.ts';
import { OperatorProbe } from './OperatorProbe.ts';

/**
 * `livery conformance --brand <brand> --upstream <url>`: makes the calls of the call table to a
 * brand's operator. Exits with 0 if none is missing or wrong, else with 1.
 */
export async function conformance({
  args,
  ports,
}: {
  args: readonly string[];
  ports: Ports;
}): Promise<0 | 1> {
  const { value, choice, positionals } = parseOptions(args, [
    'brand',
    'upstream',
    'examples',
    'format',
    'tenants',
  ]);
  const format = conformanceFormats[choice('format', ['text', 'json', 'junit'])];
  const brand = value('brand');
  if (brand === undefined || positionals.length > 0)
    throw new UsageError('name the brand with --brand');
  const root = await findTenants(value('tenants'), ports);
  await requireBrand(root, brand, ports);
  const [loaded] = await loadBrands(root, [brand], ports);
  if (!loaded?.site)
    throw new UsageError(`the brand "${brand}" is not valid; livery validate says why`);
  const baseUrl = value('upstream') ?? loaded.site.upstream.baseUrl;
  if (!/^https?:\/\//.test(baseUrl) || !URL.canParse(baseUrl))
    throw new UsageError(`"${baseUrl}" is no address; name the operator with --upstream`);
  const examplesFile = value('examples');
  const nowMs = ports.nowMs();
  const probe = new OperatorProbe({
    site: { ...loaded.site, upstream: { ...loaded.site.upstream, baseUrl } },
    send: ports.send,
    secretOf: (name) => ports.secret(brand, name),
    nowMs,
  });
  const results = await checkOperator(probe, {
    nowMs,
    examples: examplesFile === undefined ? {} : await readExamples(examplesFile, ports),
  });
  ports.out(format({ brand, results }));
  return results.some(isFailure) ? 1 : 0;
}

/** Reads a file of the form `{ "<call>": { fields } }`. */
async function readExamples(file: string, ports: Ports): Promise<Examples> {
  let parsed: unknown;
  try {
    parsed = JSON.parse(await ports.read(ports.absolute(file)));
  } catch (error) {
    throw new UsageError(
      `${file} cannot be read: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
  if (typeof parsed !== 'object' || parsed === null)
    throw new UsageError(`${file} is no object with the fields of calls`);
  const entries = Object.entries(parsed);
  for (const [name, fields] of entries) {
    if (!ports.calls.operator.includes(name))
      throw new UsageError(`${file}: there is no call "${name}"`);
    if (typeof fields !== 'object' || fields === null)
      throw new UsageError(`${file}: the fields of ${name} are no object`);
  }
  return Object.fromEntries(entries);
}
