import {
  checkLive,
  collectProblems,
  countProblems,
  formatProblem,
  isDemonstration,
  listBrands,
  overlaySource,
  readHosts,
  sortProblems,
  type FileSource,
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
import { formatGitlab } from './formats/formatGitlab.ts';
import { locateBrands, type BrandSelection } from './locateBrands.ts';
import { missingSchemas } from './schemas/missingSchemas.ts';
import { mapBrands } from './mapBrands.ts';
import { parseOptions } from './parseOptions.ts';
import type { Ports } from './Ports.ts';
import { stagedBrands } from './stagedBrands.ts';
import { openTenants } from './tenantsFolder.ts';
import { UsageError } from './UsageError.ts';

const defaultFolder = 'tenants';

const formats = {
  text: formatText,
  json: formatJson,
  sarif: formatSarif,
  junit: formatJunit,
  github: formatGithub,
  gitlab: formatGitlab,
};

/**
 * `livery validate [paths]`: exits with 0 when every brand is valid, else with 1. Warnings count
 * only with `--fail-on warning`. `--staged` validates what the next commit changes, `--live` also
 * what a live server refuses.
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
    ['fix', 'dry-run', 'staged', 'live'],
  );
  if (has('dry-run') && !has('fix')) throw new UsageError('--dry-run belongs to --fix');
  if (value('settings') !== undefined && !has('live'))
    throw new UsageError('--settings belongs to --live');
  if (has('staged') && has('fix'))
    throw new UsageError('--fix changes files, and --staged reads what is staged of them');
  const format = formats[choice('format', ['text', 'json', 'sarif', 'junit', 'github', 'gitlab'])];
  const failOn = choice('fail-on', ['error', 'warning']);
  const fails: ValidationReport['fails'] = ({ severity }) =>
    severity === 'error' || failOn === 'warning';
  const live = has('live') ? await readLiveSettings(value('settings'), ports) : undefined;
  const paths = positionals.length === 0 ? [defaultFolder] : positionals;
  if (positionals.length === 0 && !(await ports.kind(ports.absolute(defaultFolder))))
    throw new UsageError(
      `there is no folder ${defaultFolder}; name the folder of the brands, as in livery validate brands`,
    );
  const selections = await locateBrands(paths, ports);
  const parts = await Promise.all(
    selections.map(async (selection) =>
      has('staged') ? stagedPart(selection, ports) : { selection, ports },
    ),
  );
  if (has('fix'))
    for (const { selection } of parts) await fix(selection, { isDry: has('dry-run'), ports });
  const found = await Promise.all(parts.map((part) => collect(part.selection, part.ports, live)));
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
      brands: parts.flatMap(({ selection }) => selection.brands),
    }),
  );
  return valid ? 0 : 1;
}

/** Returns the part of a selection that the next commit affects, with ports that read it. */
async function stagedPart(
  selection: BrandSelection,
  ports: Ports,
): Promise<{ selection: BrandSelection; ports: Ports }> {
  const staged = await stagedBrands(selection, ports);
  return {
    selection: staged.selection,
    ports: withSource(ports, selection.root, staged.source),
  };
}

/**
 * Replaces misspelt names and values of a wrong type in the files of the selected brands, and
 * prints what it replaced.
 */
async function fix(
  selection: BrandSelection,
  { isDry, ports }: { isDry: boolean; ports: Ports },
): Promise<void> {
  const { source, pathOf } = await openTenants(selection.root, ports);
  const texts = new Map<string, string>();
  for (let hasMore = true; hasMore;) {
    const before = await collect(selection, withFiles(ports, selection.root, texts));
    const { fixes, files } = await fixProblems({
      source: overlaySource(source, texts),
      brands: selection.brands,
      problems: before.problems,
      countProblems: async (changed) => {
        const all = new Map([...texts, ...changed]);
        return countProblems(
          (await collect(selection, withFiles(ports, selection.root, all))).problems,
        );
      },
    });
    for (const [file, text] of files) texts.set(file, text);
    for (const { problem, oldText, newText } of fixes)
      ports.error(
        `${isDry ? 'would fix' : 'fixed'} ${problem.code} ${oldText} → ${newText}  ${problem.file}:${problem.line}:${problem.column}`,
      );
    // Many problems of one kind are not all listed at once.
    hasMore = fixes.length > 0 && before.problems.some(({ count = 1 }) => count > 1);
  }
  if (!isDry) for (const [file, text] of texts) await ports.write(pathOf(file), text);
}

/** Returns ports for which files of a tenants folder have other texts. */
function withFiles(ports: Ports, root: string, files: ReadonlyMap<string, string>): Ports {
  return withSource(ports, root, overlaySource(ports.open(root), files));
}

/** Returns ports for which a tenants folder has the content of another source. */
function withSource(ports: Ports, root: string, source: FileSource): Ports {
  return { ...ports, open: (folder) => (folder === root ? source : ports.open(folder)) };
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
  const links = await missingSchemas(loaded, { pathOf, ports });
  const refused = live ? checkLive(loaded, live) : { problems: [], unchecked: [] };
  return {
    problems: sortProblems([...problems, ...links, ...refused.problems]).map(toReported),
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
  const schemas = await ports.schemas();
  const hosts = await mapBrands(others, (brand) => readHosts(source, brand, schemas));
  return new Map(
    others.flatMap((brand) => (hosts.get(brand) ?? []).map((host) => [host, brand] as const)),
  );
}
