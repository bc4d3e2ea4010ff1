import { loadBrands } from '../loadBrands.ts';
import { parseOptions } from '../parseOptions.ts';
import type { Ports } from '../Ports.ts';
import { findTenants, requireBrand } from '../requireBrand.ts';
import { UsageError } from '../UsageError.ts';
import {
  describeBanners,
  describeFlags,
  describeMenus,
  describeRegistration,
  describeRoutes,
} from './describeNamed.ts';
import { describePages } from './describePages.ts';
import {
  describeAssets,
  describeCompliance,
  describeSite,
  describeTexts,
  describeUpstream,
} from './describeRest.ts';
import { describeTheme } from './describeTheme.ts';
import type { Describe, Difference } from './Difference.ts';

const describers: readonly Describe[] = [
  describeSite,
  describeTheme,
  describeRoutes,
  describeMenus,
  describePages,
  describeBanners,
  describeFlags,
  describeRegistration,
  describeCompliance,
  describeUpstream,
  describeTexts,
  describeAssets,
];

/** `livery diff <brand> <brand>`: 0 when two brands are the same site, 1 when they differ. */
export async function diff({
  args,
  ports,
}: {
  args: readonly string[];
  ports: Ports;
}): Promise<0 | 1> {
  const { positionals, value, choice } = parseOptions(args, ['format', 'tenants']);
  const format = choice('format', ['text', 'json']);
  const [first, second, ...extra] = positionals;
  if (first === undefined || second === undefined || extra.length > 0)
    throw new UsageError('"diff" compares two brands');
  const root = await findTenants(value('tenants'), ports);
  for (const brand of [first, second]) await requireBrand(root, brand, ports);
  const [before, after] = await loadBrands(root, [first, second], ports);
  for (const loaded of [before, after]) {
    if (loaded?.site) continue;
    throw new UsageError(
      `"${loaded?.brand}" is ${loaded?.brand.startsWith('_') ? 'only a parent: compare brands' : 'not valid; livery validate says why'}`,
    );
  }
  const differences = before?.site && after?.site ? differencesOf(before.site, after.site) : [];
  if (format === 'json')
    ports.out(JSON.stringify({ same: differences.length === 0, differences }, null, 2));
  else
    ports.out(
      differences.length === 0 ? `${first} and ${second} are the same` : grouped(differences),
    );
  return differences.length === 0 ? 0 : 1;
}

/** Returns all differences between two brands, document by document. */
export function differencesOf(
  before: Parameters<Describe>[0],
  after: Parameters<Describe>[1],
): Difference[] {
  return describers.flatMap((describe) => describe(before, after));
}

function grouped(differences: readonly Difference[]): string {
  return [...Map.groupBy(differences, ({ document }) => document)]
    .map(([document, group]) => [document, ...group.map(({ text }) => `  ${text}`)].join('\n'))
    .join('\n');
}
