import { spawnSync } from 'node:child_process';
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { operatorCallsByName } from '@livery/api';
import { callCatalogue } from '@livery/api/callCatalogue';
import { CallValidators } from '@livery/api/CallValidators';
import { readEnvelope } from '@livery/api/readEnvelope';
import { loadSite } from '@livery/config';
import { upstreamOrigins } from '@livery/config/upstreamOrigins';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { afterAll, expect, it } from 'vitest';
import { parseDocument } from 'yaml';
import { add } from '../../packages/cli/src/add/add.ts';
import { smallBrand } from '../../packages/cli/src/newBrand/brandFiles.ts';
import { formatProblem } from '../../packages/config/src/report/ConfigProblem.ts';
import { deprecationFaults } from '../../packages/config/src/schema/deprecated/deprecationFaults.ts';
import { memorySource } from '../../packages/config/src/source/memorySource.ts';
import { boldLatinFont, fontFile, latinFont } from '../../packages/config/src/testing/fontFile.ts';
import { shippedBrands, shippedSchemas } from '../../packages/config/src/testing/shippedBrands.ts';
import { environment } from '../../server/src/boot/environment.ts';
import { checkCallSchemas } from '../check/checkCallSchemas.ts';
import { checkLayers } from '../check/checkLayers.ts';
import { githubFaults } from '../pack/githubFaults.ts';
import { checkCommands } from './checkCommands.ts';
import { checkRows } from './checkRows.ts';
import { checkTypes } from './checkTypes.ts';
import { readSamples, type Sample } from './readSamples.ts';
import { Repository } from './Repository.ts';
import { shellCommands } from './shellCommands.ts';

const root = join(import.meta.dirname, '../..');
const contributing = '.github/CONTRIBUTING.md';
/** The first guide makes the brand that the others change. */
const firstGuide = 'docs/guides/launch-a-brand.md';
const documents = globSync(
  ['*.md', '.github/*.md', 'docs/*.md', 'docs/{adr,guides}/*.md', '{packages/*,server}/*.md'],
  { cwd: root },
)
  // The changelog names what there was.
  .filter((path) => path !== 'CHANGELOG.md')
  .map((path) => ({
    path: path.replaceAll('\\', '/'),
    text: readFileSync(join(root, path), 'utf8'),
  }))
  .toSorted((a, b) => Number(b.path === firstGuide) - Number(a.path === firstGuide));
const samples = documents.flatMap(readSamples);
const folder = mkdtempSync(join(tmpdir(), 'livery-samples-'));
afterAll(() => rmSync(folder, { recursive: true }));

const samplesIn = (...languages: readonly string[]): Sample[] =>
  samples.filter(({ language }) => languages.includes(language));
const at = ({ document, line }: Sample): string => `${document}:${line}`;

it('knows the language of every code block, and the file that a block is', () => {
  // Output and diagrams are not checked.
  const known = ['json', 'mermaid', 'sh', 'text', 'ts', 'tsx', 'yaml'];
  const withPlace = ['json', 'ts', 'tsx', 'yaml'];
  expect(samples.filter(({ language }) => !known.includes(language)).map(at)).toEqual([]);
  expect(
    samples
      .filter(({ language, place }) => withPlace.includes(language) !== (place !== ''))
      .map(at),
  ).toEqual([]);
});

it('has brands in the guides that are valid, in the order in which a reader makes them', async () => {
  const [shipped, schemas] = await Promise.all([shippedBrands(), shippedSchemas()]);
  const made = new Repository(root);
  const identity = { name: 'Goldfinch', host: 'goldfinch.localhost', merchant: 'GOLDFINCH' };
  for (const [path, content] of smallBrand(identity, '../../schemas'))
    made.added.set(`tenants/goldfinch/${path}`, new TextDecoder().decode(content));
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 6"/>';
  // Files that a reader has to bring along.
  const brought = {
    'goldfinch/assets/logo.svg': svg,
    'goldfinch/assets/banners/welcome.svg': svg,
    'goldfinch/assets/fonts/text.woff2': fontFile(latinFont),
    'goldfinch/assets/fonts/strong.woff2': fontFile(boldLatinFont),
  };
  const problems: string[] = [];

  const guides = documents.filter((document) => readSamples(document).some(isOfBrand));
  for (const document of guides) {
    // Each later guide changes the brand of the first one, not those of other guides.
    const brand = document.path === firstGuide ? made : made.copy();
    for (const sample of readSamples(document).filter(isOfBrand)) {
      await placeInBrand(sample, brand);
      const english = brand.added.get('tenants/goldfinch/locales/EN.json');
      if (english !== undefined)
        brand.added.set('tenants/goldfinch/locales/ES.json', translated(english));
    }
    const files = Object.entries({
      ...Object.fromEntries(
        Object.entries(shipped).map(([path, text]) => [`tenants/${path}`, text]),
      ),
      ...Object.fromEntries(brand.added),
    }).filter(([path]) => /^tenants\/(?:_base|goldfinch)\//.test(path));
    const source = memorySource({
      ...Object.fromEntries(files.map(([path, text]) => [path.slice('tenants/'.length), text])),
      ...brought,
    });
    const loaded = await loadSite({ source, brand: 'goldfinch', schemas, calls: callCatalogue });
    problems.push(
      ...loaded.problems.map((problem) => `${document.path}: ${formatProblem(problem)}`),
    );
  }

  expect(problems).toEqual([]);
}, 120_000);

/** Returns the texts as a translator leaves them: the same keys with other words. */
function translated(locale: string): string {
  return locale.replaceAll(/^(\s*"[^"$]+": )"/gm, '$1"En español: ');
}

/** Whether a sample is a document of a brand, or a command that adds one. */
function isOfBrand({ language, place, text }: Sample): boolean {
  return place.startsWith('tenants/') || (language === 'sh' && text.includes(' add page '));
}

async function placeInBrand({ language, place, text }: Sample, brand: Repository): Promise<void> {
  const [path = '', pointer] = place.split('#', 2);
  if (language === 'sh') await runAdd(text, brand);
  else if (pointer === undefined) brand.added.set(path, text);
  // A part of a document is written as its members.
  else brand.merge(path, pointer, JSON.parse(`{${text}}`) as object);
}

/** Runs the `livery add` commands of a script. */
async function runAdd(script: string, repository: Repository): Promise<void> {
  for (const [program, name, command, ...args] of shellCommands(script).commands)
    if (program === 'npx' && name === '@livery/cli' && command === 'add') {
      await add({ args, ports: repository.ports });
      const [kind, call = ''] = args;
      // A call is found by its name, whichever file it is in.
      if (kind === 'call' && operatorCallsByName.has(call))
        throw new Error(`the guide adds the call ${call}, which exists`);
    }
}

it('has code in the guides that compiles where the guide puts it, within the layers', async () => {
  const repository = new Repository(root);
  for (const { text } of samplesIn('sh')) await runAdd(text, repository);
  const sources = samplesIn('ts', 'tsx');
  for (const { place, text } of samples.filter(({ place }) => /^(?:packages|server)\//.test(place)))
    repository.added.set(place, text);

  expect(checkLayers(sources.map(({ place: path, text }) => ({ path, text })))).toEqual([]);
  expect(await checkTypes({ root, repository, paths: sources.map(({ place }) => place) })).toEqual(
    [],
  );
}, 120_000);

it('has schemas in the guides that compile, with valid examples', () => {
  const schemas = samplesIn('json').filter(({ place }) => place.endsWith('.schema.json'));
  const ajv = new Ajv2020({ strict: false });
  for (const file of globSync('packages/config/schemas/*.json', { cwd: root }))
    ajv.addSchema(JSON.parse(readFileSync(join(root, file), 'utf8')) as object);
  const findings = schemas.flatMap((sample) => {
    const { place: path, text } = sample;
    if (path.startsWith('packages/api/')) return checkCallSchemas([{ path, text }]);
    // A component's schema
    const schema = JSON.parse(text) as { examples: unknown[] };
    const isValid = ajv.compile(schema);
    return schema.examples.filter((example) => !isValid(example)).map(() => at(sample));
  });
  expect(schemas.length).toBeGreaterThan(1);
  expect(findings).toEqual([]);
});

it('has further JSON in the guides that its reader accepts', () => {
  const readers: Readonly<Record<string, (text: string) => boolean>> = {
    schema: (text) => deprecationFaults(new Map([['sample', JSON.parse(text)]])).length === 0,
    reply: (text) =>
      readEnvelope(
        { status: 200, text },
        { success: 'success', message: 'message', value: 'value' },
      ) !== undefined,
    'origins.json': (text) => {
      const file = join(folder, 'origins.json');
      writeFileSync(file, text);
      const { fault } = upstreamOrigins({ file, onFault: () => undefined });
      return fault() === undefined;
    },
    'calls.json': (text) => {
      const validators = new CallValidators();
      // Fields of calls by name
      return Object.entries(JSON.parse(text) as Record<string, object>).every(([name, fields]) => {
        const schema = operatorCallsByName.get(name)?.schemas.request;
        return schema !== undefined && validators.checkRequest(schema, fields).length === 0;
      });
    },
  };
  expect(
    samplesIn('json', 'jsonc')
      .filter(({ place }) => !place.startsWith('tenants/') && !place.endsWith('.schema.json'))
      .filter(({ place, text }) => !readers[place]?.(text))
      .map(at),
  ).toEqual([]);
});

it('has YAML in the guides that is valid, workflows for GitHub', () => {
  const yaml = samplesIn('yaml');
  const workflows = yaml.filter(({ place }) => place.startsWith('.github/workflows/'));
  expect(yaml.flatMap(({ text }) => parseDocument(text).errors)).toEqual([]);
  expect(workflows.flatMap(({ text }) => githubFaults('workflow', text))).toEqual([]);
  expect(workflows).not.toEqual([]);
});

it('names existing commands, scripts, files, options and variables', async () => {
  // The file's own scripts
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>;
  };
  const names = {
    scripts: new Set(Object.keys(scripts)),
    variables: new Set(Object.keys(environment)),
    ports: new Repository(root).ports,
  };
  const findings: string[] = [];
  for (const sample of samplesIn('sh')) {
    const script = withoutPlaceholders(sample.text);
    const { stderr } = spawnSync('bash', ['-n'], { input: script, encoding: 'utf8' });
    const faults = await checkCommands(script, names);
    findings.push(...[stderr, ...faults].filter(Boolean).map((fault) => `${at(sample)} ${fault}`));
  }
  for (const { path, text } of documents)
    for (const { 1: code = '', index } of text.matchAll(/`((?:npm|npx|livery|node) [^`…|]+)`/g)) {
      const line = text.slice(0, index).split('\n').length;
      const faults = await checkCommands(withoutPlaceholders(code), names);
      findings.push(
        ...faults
          .filter((fault) => !isIncomplete(fault))
          .map((fault) => `${path}:${line} ${fault}`),
      );
    }

  expect(findings).toEqual([]);
});

function withoutPlaceholders(script: string): string {
  return script.replaceAll(/<([\w-]+)>/g, '$1').replaceAll('\\\n', ' ');
}

/** Whether a sentence names a command without its arguments, or one that it advises against. */
function isIncomplete(fault: string): boolean {
  return /needs|missing|^livery: name |no feature "feature"|^npx runs /.test(fault);
}

it('names the lists of the places in the table of new pieces', () => {
  const text = readFileSync(join(root, contributing), 'utf8');
  expect(checkRows(text)).toEqual([]);
});

it('names existing properties where it says in which document they are', () => {
  const findings = documents.flatMap(({ path, text }) =>
    [
      ...text.matchAll(
        /`([\w.]+)`\s+(?:in|of)\s+(?:(?:its|the|a|brand’s|brand's)\s+)*`(\w+)\.json`/g,
      ),
    ]
      .filter(([, name = '', document = '']) => !hasProperty(document, name))
      .map(([found]) => `${path}: ${found}`),
  );
  expect(findings).toEqual([]);
});

/** Whether a document has a property, at any depth, named alone or with those around it. */
function hasProperty(document: string, name: string): boolean {
  const file = join(root, `packages/config/schemas/${document}.schema.json`);
  if (!existsSync(file)) return true;
  const text = readFileSync(file, 'utf8');
  return name.split('.').every((part) => text.includes(`"${part}": {`));
}
