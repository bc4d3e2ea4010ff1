/** `npm run check`: runs all static checks. Prints each finding and exits 1 when there is one. */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { glob, readFile } from 'node:fs/promises';
import {
  checkBrowsers,
  readCompatData,
  supportedBrowsers,
} from './check/browsers/checkBrowsers.ts';
import { checkCallSchemas } from './check/checkCallSchemas.ts';
import { checkCitations } from './check/documents/checkCitations.ts';
import { checkComments } from './check/checkComments.ts';
import { checkFindings } from './check/documents/checkFindings.ts';
import { checkLinks, checkNamedPaths } from './check/documents/checkLinks.ts';
import { checkLayers, type SourceFile } from './check/checkLayers.ts';
import { checkFolderOrder, checkFolderSizes } from './check/checkFolders.ts';
import { checkPlantedFaults, type PlantedFault } from './check/checkPlantedFaults.ts';
import { checkPatterns } from './check/checkPatterns.ts';
import { checkPorts } from './check/checkPorts.ts';
import { checkReplyCasts } from './check/checkReplyCasts.ts';
import { checkSheets } from './check/checkSheets.ts';
import { checkWords } from './check/documents/checkWords.ts';
import { checkTests } from './check/checkTests.ts';
import { checkLockfile, type Lockfile } from './check/checkLockfile.ts';

const bin = (name: string): string => `node_modules/.bin/${name}`;
const findings: string[] = [];

function tool(label: string, command: string, args: readonly string[]): void {
  const { status } = spawnSync(command, args, { stdio: 'inherit' });
  if (status !== 0) findings.push(`${label} failed; it says why above.`);
}

async function read(patterns: readonly string[]): Promise<SourceFile[]> {
  const files: SourceFile[] = [];
  for await (const path of glob(patterns, { exclude: (path) => path.includes('node_modules') }))
    files.push({ path: path.replaceAll('\\', '/'), text: await readFile(path, 'utf8') });
  return files;
}

/**
 * Returns the paths of the repository's files, including new files that are not ignored. Empty when
 * the source has no git history.
 */
function trackedFiles(): string[] {
  const { status, stdout } = spawnSync('git', ['ls-files', '-z', '-co', '--exclude-standard'], {
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  });
  if (status !== 0)
    throw new Error('git lists no files: the check of links and folders needs a git repository.');
  return stdout.split('\0').filter((path) => path !== '' && existsSync(path));
}

const files = await read(['packages/*/src/**/*.{ts,tsx}', 'server/src/**/*.ts', 'scripts/**/*.ts']);
const schemas = await read(['packages/config/schemas/*.json', 'packages/*/src/**/*.schema.json']);
const tracked = trackedFiles();
const faults: PlantedFault[] = [];
for await (const path of glob('packages/e2e/plantedFaults/*.json'))
  // The files' own format
  faults.push(...(JSON.parse(await readFile(path, 'utf8')) as PlantedFault[]));

findings.push(
  ...checkLayers(files),
  ...checkFolderOrder(files),
  ...checkFolderSizes(tracked),
  ...checkComments(files.filter(({ path }) => !path.includes('.gen.'))),
  ...checkPorts(files),
  ...checkReplyCasts(
    files.filter(
      ({ path }) =>
        /^(?:packages\/(?:components|site|stores|ui)|server)\/src\//.test(path) &&
        !/\.test\.tsx?$|\/testing\//.test(path),
    ),
  ),
  ...checkTests(files),
  ...checkCitations([...files, ...schemas]),
  ...checkFindings(await read(['findings/*.sh'])),
  ...checkCallSchemas(schemas.filter(({ path }) => path.startsWith('packages/api/src/calls/'))),
  ...checkPlantedFaults(faults, (path) =>
    existsSync(path) ? readFileSync(path, 'utf8') : undefined,
  ),
);
findings.push(
  ...checkPatterns(
    // Tests run on texts of their own.
    [...files, ...(await read(['packages/*/public/*.js', 'scripts/**/*.mjs'])), ...schemas].filter(
      ({ path }) => !/\.test\.tsx?$|\/testing\/|^packages\/e2e\//.test(path),
    ),
  ),
);
findings.push(
  ...checkBrowsers(
    files.filter(
      ({ path }) =>
        /^packages\/(?:api|components|model|renderer|site|stores|ui)\/src\//.test(path) &&
        !/\.test\.tsx?$|\/testing\/|\/renderGuestPage\.tsx$/.test(path),
    ),
    readCompatData(),
    supportedBrowsers(),
  ),
);
findings.push(...checkSheets(await read(['packages/{components,ui}/src/**/*.css'])));
// Links in the demonstration's texts point to pages of a brand's site.
const documents = await read(
  tracked.filter((path) => path.endsWith('.md') && !path.includes('/content/')),
);
findings.push(...checkLinks(documents, tracked), ...checkNamedPaths(documents, tracked));
const playerTexts = await read(['tenants/*/locales/EN.json']);
findings.push(
  ...checkWords(
    [...files, ...schemas, ...documents, ...playerTexts].filter(
      // Its own list names the words; the requirements quote the specification.
      ({ path }) =>
        !path.startsWith('scripts/check/documents/checkWords') && !path.endsWith('requirements.md'),
    ),
  ),
);
// The files have the structure of their lockfile version.
for (const lockfile of ['package-lock.json', 'scripts/audit/package-lock.json'])
  findings.push(...checkLockfile(JSON.parse(await readFile(lockfile, 'utf8')) as Lockfile));
tool('The format check (npm run format fixes it)', bin('oxfmt'), ['--check']);
tool('The check of generated files', process.execPath, ['scripts/generate.ts', '--check']);
tool('The type check', bin('tsc'), ['-b']);
tool('The lint', bin('oxlint'), [
  '--type-aware',
  '--deny-warnings',
  '--report-unused-disable-directives',
]);
tool('The check of unused code and of circles of imports', bin('knip'), [
  '--files',
  '--dependencies',
  '--exports',
  '--cycles',
  '--reporter',
  'symbols',
  '--reporter',
  'cycles',
]);
tool('livery validate', process.execPath, ['packages/cli/src/main.ts', 'validate', 'tenants']);

for (const finding of findings) console.error(finding);
console.log(
  findings.length === 0 ? 'Checks: nothing found.' : `Checks: ${findings.length} finding(s).`,
);
process.exitCode = findings.length === 0 ? 0 : 1;
