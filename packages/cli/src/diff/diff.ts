import { listBrands, LoadCache, loadSite, type FileSource } from '@livery/config';
import { parseOptions } from '../parseOptions.ts';
import type { Ports } from '../Ports.ts';
import { findTenants, requireBrand } from '../requireBrand.ts';
import { openTenants, withOwnBase } from '../tenantsFolder.ts';
import { UsageError } from '../UsageError.ts';
import { commitSource } from './commitSource.ts';
import { comparedSite, noSite, type ComparedSite } from './ComparedSite.ts';
import type { Difference } from './Difference.ts';
import { differencesOf } from './differencesOf.ts';
import { formatJson, formatMarkdown, formatText, type Comparison } from './formatDifferences.ts';

const formats = { text: formatText, json: formatJson, markdown: formatMarkdown };

/**
 * `livery diff`: two brands or parents, or one or all of them against their version at a commit.
 * Exits with 0 when there are no differences, else with 1.
 */
export async function diff({
  args,
  ports,
}: {
  args: readonly string[];
  ports: Ports;
}): Promise<0 | 1> {
  const { positionals, value, choice } = parseOptions(args, ['format', 'tenants', 'against']);
  const format = formats[choice('format', ['text', 'json', 'markdown'])];
  const ref = value('against');
  if (ref === undefined ? positionals.length !== 2 : positionals.length > 1)
    throw new UsageError('"diff" compares two brands, or one or all of them --against a commit');
  const root = await findTenants(value('tenants'), ports);
  const { source } = await openTenants(root, ports);
  const comparisons =
    ref === undefined
      ? [await compareBrands(source, positionals, { root, ports })]
      : await compareVersions(
          source,
          await withOwnBase(await commitSource(root, ref, ports), ports),
          {
            ports,
            brand: positionals[0],
          },
        );
  ports.out(format(comparisons));
  return comparisons.every(({ differences }) => differences.length === 0) ? 0 : 1;
}

async function compareBrands(
  source: FileSource,
  brands: readonly string[],
  { root, ports }: { root: string; ports: Ports },
): Promise<Comparison> {
  for (const brand of brands) await requireBrand(root, brand, ports);
  const load = loader(source, ports);
  const [before, after] = await Promise.all(
    brands.map(async (brand) => (await load(brand)) ?? refuse(brand)),
  );
  return {
    title: brands.join(' and '),
    differences: differencesOf(before ?? noSite, after ?? noSite),
  };
}

function refuse(brand: string): never {
  throw new UsageError(`"${brand}" is not valid; livery validate says why`);
}

/**
 * Compares folders with their earlier versions. If all are compared, a change of a parent is not
 * repeated for each brand that inherits it, and an invalid brand does not hide the changes of
 * others.
 */
async function compareVersions(
  source: FileSource,
  earlier: FileSource,
  { brand, ports }: { brand: string | undefined; ports: Ports },
): Promise<Comparison[]> {
  const [before, after] = await Promise.all([listBrands(earlier), listBrands(source)]);
  const all = [...new Set([...after, ...before])];
  if (brand !== undefined && !all.includes(brand))
    throw new UsageError(`there is no brand "${brand}"; there is ${all.join(', ')}`);
  const [loadBefore, loadAfter] = [loader(earlier, ports), loader(source, ports)];
  const ofParents = new Set<string>();
  const comparisons: Comparison[] = [];
  // Parents are first in the lists.
  for (const name of brand === undefined ? all : [brand]) {
    const from = before.includes(name) ? await loadBefore(name) : noSite;
    const to = after.includes(name) ? await loadAfter(name) : noSite;
    if (brand !== undefined && !(from && to)) refuse(name);
    const found = from && to ? differencesOf(from, to) : [unlisted({ isValid: to !== undefined })];
    const differences = found.filter((difference) => !ofParents.has(JSON.stringify(difference)));
    if (name.startsWith('_'))
      for (const difference of found) ofParents.add(JSON.stringify(difference));
    if (differences.length > 0 || brand !== undefined)
      comparisons.push({ title: name, differences });
  }
  return comparisons.length === 0 ? [{ title: all.join(', '), differences: [] }] : comparisons;
}

/** Returns the line that replaces the differences of a brand that is not valid, or was not. */
function unlisted({ isValid }: { isValid: boolean }): Difference {
  const state = isValid ? 'was not valid before' : 'is not valid';
  return { document: 'site', pointer: '', text: `${state}, so changes are not listed` };
}

function loader(
  source: FileSource,
  ports: Ports,
): (brand: string) => Promise<ComparedSite | undefined> {
  const cache = new LoadCache();
  return async (brand) =>
    comparedSite(
      await loadSite({
        source,
        brand,
        schemas: await ports.schemas(),
        calls: ports.calls,
        cache,
      }),
    );
}
