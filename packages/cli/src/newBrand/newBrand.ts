import { join } from 'node:path';
import {
  crossCheckBrands,
  formatProblem,
  LoadCache,
  listBrands,
  loadSite,
  memorySource,
  type FileSource,
} from '@livery/config';
import { loadBrands } from '../loadBrands.ts';
import { parseOptions } from '../parseOptions.ts';
import type { Ports } from '../Ports.ts';
import { findTenants, requireBrand } from '../requireBrand.ts';
import { schemasFrom } from '../schemas/schemasFrom.ts';
import { openTenants } from '../tenantsFolder.ts';
import { UsageError } from '../UsageError.ts';
import { copiedBrand, secretsOf, smallBrand, type BrandIdentity } from './brandFiles.ts';
import { makeMerchant, merchantCommand } from './makeMerchant.ts';
import { withFolder } from './withFolder.ts';

const folderName = /^[a-z](?:[a-z0-9-]{0,61}[a-z0-9])?$/;

/**
 * `livery new <brand>`: creates a brand's folder. The brand is validated together with all others
 * before anything is written.
 */
export async function newBrand({
  args,
  ports: given,
}: {
  args: readonly string[];
  ports: Ports;
}): Promise<0> {
  const { positionals, value } = parseOptions(args, [
    'from',
    'name',
    'host',
    'merchant',
    'tenants',
  ]);
  const [brand, ...extra] = positionals;
  if (brand === undefined || extra.length > 0)
    throw new UsageError('"new" needs the name of one brand');
  if (!folderName.test(brand))
    throw new UsageError(
      `"${brand}" cannot be part of a host name: begin with a small letter, go on with small letters, digits and "-", at most 63`,
    );
  const { root, ports } = await openForFirst(value('tenants'), given);
  const folder = join(root, brand);
  if (await ports.kind(folder))
    throw new UsageError(`${ports.displayPath(folder)} is there already`);
  const { source } = await openTenants(root, ports);
  const from = value('from');
  if (from?.startsWith('_'))
    throw new UsageError(`"${from}" is only a parent: every brand extends it; leave out --from`);
  if (from !== undefined) await requireBrand(root, from, ports);
  const identity: BrandIdentity = {
    name: value('name') ?? titleOf(brand),
    host: value('host') ?? `${brand}.localhost`,
    // Operators' codes have no hyphens.
    merchant: value('merchant') ?? brand.toUpperCase().replaceAll('-', '_'),
  };
  const schemas = schemasFrom(folder, ports);
  const files =
    from === undefined
      ? smallBrand(identity, schemas)
      : await copiedBrand({ source, from, identity, schemas });
  const { problems, operator } = await tryBrand({
    source: withFolder(source, brand, files),
    brand,
    root,
    ports,
  });
  if (problems.length > 0)
    throw new UsageError(`${brand} would not be valid: ${problems.join('; ')}`);
  await ports.makeFolder(folder, files);
  const secrets = secretsOf(files);
  // Only the repository has a sandbox.
  const merchant =
    ports.isRepository && operator === 'sandbox:'
      ? await makeMerchant(identity.merchant, ports)
      : undefined;
  const steps = [
    ...(merchant === 'away'
      ? [`make its merchant while the sandbox runs: ${merchantCommand(identity.merchant, ports)}`]
      : []),
    ...(ports.isRepository
      ? [
          `open http://${identity.host}:${ports.localPorts.site}, while \`npm start\` runs`,
          'change theme.json and add pages: docs/guides/launch-a-brand.md',
        ]
      : ['change theme.json and add pages']),
    `\`npx @livery/cli validate ${ports.displayPath(folder)}\` checks it after each change`,
  ];
  ports.out(
    [
      `made ${ports.displayPath(folder)} for ${identity.host}`,
      ...[...files.keys()].toSorted().map((path) => `  ${path}`),
      ...(merchant === 'made' ? [`made the merchant ${identity.merchant} in the sandbox`] : []),
      ...(merchant === 'away'
        ? [
            `made no merchant: no sandbox answers at port ${ports.localPorts.sandbox}; if it runs at another, set PORT and SANDBOX_PORT for this command, too`,
          ]
        : []),
      ...(secrets.length === 0 ? [] : [`secrets that its operator needs: ${secrets.join(', ')}`]),
      'Next:',
      ...steps.map((step, index) => `  ${index + 1}. ${step}`),
    ].join('\n'),
  );
  return 0;
}

/** Opens the tenants folder. One that is named and missing is made with its first brand. */
async function openForFirst(
  named: string | undefined,
  ports: Ports,
): Promise<{ root: string; ports: Ports }> {
  const folder = ports.absolute(named ?? '');
  if (named === undefined || (await ports.kind(folder)))
    return { root: await findTenants(named, ports), ports };
  const empty = memorySource({});
  const open: Ports['open'] = (path) => (path === folder ? empty : ports.open(path));
  return { root: folder, ports: { ...ports, open } };
}

/**
 * Returns the problems of the new brand and between it and the others, and its operator's address.
 */
async function tryBrand({
  source,
  brand,
  root,
  ports,
}: {
  source: FileSource;
  brand: string;
  root: string;
  ports: Ports;
}): Promise<{ problems: string[]; operator: string | undefined }> {
  const others = await loadBrands(root, await listBrands(ports.open(root)), ports);
  const created = await loadSite({
    source,
    brand,
    schemas: await ports.schemas(),
    calls: ports.calls,
    cache: new LoadCache(),
  });
  const before = new Set(crossCheckBrands(others).map(formatProblem));
  // The others keep their hosts, so that a conflict is a problem of the new brand.
  const taken = new Map(
    others
      .toSorted((a, b) => (a.brand < b.brand ? 1 : -1))
      .flatMap(({ brand: owner, claims }) => (claims?.hosts ?? []).map((host) => [host, owner])),
  );
  const between = crossCheckBrands([...others, created], taken).filter(
    (problem) => !before.has(formatProblem(problem)),
  );
  const errors = [...created.problems, ...between].filter(({ severity }) => severity === 'error');
  return { problems: errors.map(formatProblem), operator: created.site?.upstream.baseUrl };
}

/** `sea-breeze` → `Sea Breeze`. */
function titleOf(brand: string): string {
  return brand
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
}
