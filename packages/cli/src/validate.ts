import {
  checkLive,
  collectProblems,
  formatProblem,
  isDemonstration,
  listBrands,
  readHosts,
  sortProblems,
  type ServingSettings,
  type SourcePosition,
} from '@livery/config';
import { fixProblems } from './fix/fixProblems.ts';
import { formatGithub } from './formats/formatGithub.ts';
import { formatJson } from './formats/formatJson.ts';
import { formatJunit } from './formats/formatJunit.ts';
import { formatSarif } from './formats/formatSarif.ts';
import { formatText } from './formats/formatText.ts';
import type { ReportedProblem, ValidationReport } from './formats/ValidationReport.ts';
import { readLiveSettings } from './live/readLiveSettings.ts';
import { loadBrands } from './loadBrands.ts';
import { locateBrands, type BrandSelection } from './locateBrands.ts';
import { parseOptions } from './parseOptions.ts';
import type { Ports } from './Ports.ts';
import { openTenants } from './tenantsFolder.ts';
import { UsageError } from './UsageError.ts';

const formats = {
  text: formatText,
  json: formatJson,
  sarif: formatSarif,
  junit: formatJunit,
  github: formatGithub,
};

const maxReads = 32;

/**
 * `livery validate [paths]`: exits with 0 when every brand is valid, else with 1. Warnings count
 * only with `--fail-on warning`. `--live` adds what a live server refuses.
 */
export async function validate({
  args,
  ports,
}: {
  args: readonly string[];
  ports: Ports;
}): Promise<0 | 1> {
  const { positionals, choice, value, has } = parseOptions(
    args,
    ['format', 'fail-on', 'settings'],
    ['fix', 'dry-run', 'live'],
  );
  if (has('dry-run') && !has('fix')) throw new UsageError('--dry-run belongs to --fix');
  if (value('settings') !== undefined && !has('live'))
    throw new UsageError('--settings belongs to --live');
  const format = formats[choice('format', ['text', 'json', 'sarif', 'junit', 'github'])];
  const failOn = choice('fail-on', ['error', 'warning']);
  const fails: ValidationReport['fails'] = ({ severity }) =>
    severity === 'error' || failOn === 'warning';
  const live = has('live') ? await readLiveSettings(value('settings'), ports) : undefined;
  const selections = await locateBrands(
    positionals.length === 0 ? ['tenants'] : positionals,
    ports,
  );
  if (has('fix'))
    for (const selection of selections) await fix(selection, { isDry: has('dry-run'), ports });
  const found = await Promise.all(selections.map((selection) => collect(selection, ports, live)));
  const problems = found
    .flatMap((part) => part.problems)
    .toSorted((a, b) => (a.file < b.file ? -1 : Number(a.file > b.file)));
  const valid = !problems.some(fails);
  ports.out(
    format({
      valid,
      version: ports.version,
      problems,
      fails,
      suppressed: found.flatMap((part) => part.suppressed),
      ...(live
        ? { unchecked: found.flatMap((part) => part.unchecked) }
        : { demonstrations: found.flatMap((part) => part.demonstrations) }),
      brands: selections.flatMap(({ brands }) => brands),
    }),
  );
  return valid ? 0 : 1;
}

/** Replaces misspelt names and values of a wrong type in the files of the selected brands, and prints what it replaced. */
async function fix(
  selection: BrandSelection,
  { isDry, ports }: { isDry: boolean; ports: Ports },
): Promise<void> {
  const { source, pathOf } = await openTenants(selection.root, ports);
  const { fixes, files } = await fixProblems({
    source,
    brands: selection.brands,
    problems: (await collect(selection, ports)).problems,
    countProblems: async (changed) =>
      (await collect(selection, withFiles(ports, selection.root, changed))).problems.length,
  });
  if (!isDry) for (const [file, text] of files) await ports.write(pathOf(file), text);
  for (const { problem, oldText, newText } of fixes)
    ports.error(
      `${isDry ? 'would fix' : 'fixed'} ${problem.code} ${oldText} → ${newText}  ${problem.file}:${problem.line}:${problem.column}`,
    );
}

/** Returns ports for which files of a tenants folder have other texts. */
function withFiles(ports: Ports, root: string, files: ReadonlyMap<string, string>): Ports {
  return {
    ...ports,
    open: (folder) => {
      const source = ports.open(folder);
      if (folder !== root) return source;
      return {
        list: source.list,
        read: async (path) => {
          const text = files.get(path);
          return text === undefined ? source.read(path) : new TextEncoder().encode(text);
        },
      };
    },
  };
}

/** What a report has of the brands of one tenants folder. */
type CollectedPart = Required<
  Pick<ValidationReport, 'problems' | 'suppressed' | 'unchecked' | 'demonstrations'>
>;

async function collect(
  { root, brands, all }: BrandSelection,
  ports: Ports,
  live?: ServingSettings,
): Promise<CollectedPart> {
  const [loaded, { pathOf }] = await Promise.all([
    loadBrands(root, brands, ports),
    openTenants(root, ports),
  ]);
  const toReported = <T extends SourcePosition>(
    problem: T,
  ): T & Pick<ReportedProblem, 'tenantFile'> => ({
    ...problem,
    tenantFile: problem.file,
    file: ports.displayPath(pathOf(problem.file)),
  });
  const uses = loaded.flatMap(({ suppressions }) => suppressions);
  // A problem that several brands share is suppressed in each of them.
  const silenced = new Map(
    uses.flatMap((use) =>
      use.silenced.map(
        (problem) =>
          [formatProblem(problem), { ...toReported(problem), reason: use.reason }] as const,
      ),
    ),
  );
  const problems = collectProblems(loaded, {
    whole: all,
    taken: all ? new Map() : await hostsOfOthers({ root, brands }, ports),
  });
  const refused = live ? checkLive(loaded, live) : { problems: [], unchecked: [] };
  return {
    problems: sortProblems([...problems, ...refused.problems]).map(toReported),
    suppressed: [...silenced.values()],
    unchecked: refused.unchecked.map(toReported),
    demonstrations: loaded
      .filter((site) => !site.brand.startsWith('_') && isDemonstration(site))
      .map(({ brand }) => brand),
  };
}

/**
 * Returns the hosts of the folder's brands that are not validated, with the names of those brands.
 * Parents serve no hosts.
 */
async function hostsOfOthers(
  { root, brands }: Pick<BrandSelection, 'root' | 'brands'>,
  ports: Ports,
): Promise<Map<string, string>> {
  const source = ports.open(root);
  const others = (await listBrands(source)).filter(
    (brand) => !brand.startsWith('_') && !brands.includes(brand),
  );
  const hosts = new Map<string, readonly string[]>();
  const waiting = others.values();
  // Each reader takes the next brand, so that thousands of brands do not exhaust the open files.
  const readers = Array.from({ length: maxReads }, async () => {
    for (const brand of waiting) hosts.set(brand, await readHosts(source, brand));
  });
  await Promise.all(readers);
  return new Map(
    others.flatMap((brand) => (hosts.get(brand) ?? []).map((host) => [host, brand] as const)),
  );
}
