import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { crossCheckBrands, formatProblem, LoadCache, loadSite, sortProblems, type ConfigProblem, type SchemaSet } from '@livery/config';
import { locateBrands, type BrandSelection } from './locateBrands.ts';
import type { Ports } from './Ports.ts';
import { UsageError } from './UsageError.ts';

/** `livery validate [paths]`: 0 when every brand is valid (warnings do not count), 1 when not. */
export async function validate({ args, ports }: { args: readonly string[]; ports: Ports }): Promise<0 | 1> {
  const { paths, format } = parse(args);
  const selections = await Promise.all((paths.length === 0 ? ['tenants'] : paths).map((path) => locateBrands(path, ports)));
  const schemas = await ports.schemas();
  const found = await Promise.all(selections.map((selection) => problemsOf(selection, schemas, ports)));
  const problems = sortProblems(found.flat());
  const valid = !problems.some(({ severity }) => severity === 'error');
  if (format === 'json') ports.out(JSON.stringify({ valid, problems }, null, 2));
  else ports.out([...problems.map(formatProblem), summary(problems, selections)].join('\n'));
  return valid ? 0 : 1;
}

function parse(args: readonly string[]): { paths: string[]; format: string } {
  try {
    const { values, positionals } = parseArgs({ args: [...args], allowPositionals: true, options: { format: { type: 'string', default: 'text' } } });
    if (values.format !== 'text' && values.format !== 'json') throw new Error(`there is no format "${values.format}"`);
    return { paths: positionals, format: values.format };
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

async function problemsOf({ root, brands, all }: BrandSelection, schemas: SchemaSet, ports: Ports): Promise<ConfigProblem[]> {
  const source = ports.open(root);
  const cache = new LoadCache();
  const loaded = await Promise.all(brands.map((brand) => loadSite({ source, brand, schemas, guestCalls: ports.guestCalls, cache })));
  const problems = [...loaded.flatMap((entry) => entry.problems), ...(all ? crossCheckBrands(loaded) : [])];
  return problems.map((problem) => ({ ...problem, file: ports.shown(join(root, problem.file)) }));
}

function summary(problems: readonly ConfigProblem[], selections: readonly BrandSelection[]): string {
  const warnings = problems.filter(({ severity }) => severity === 'warning').length;
  const errors = problems.length - warnings;
  const brands = new Set(selections.flatMap(({ root, brands: names }) => names.map((name) => `${root}/${name}`))).size;
  const counts = [count(errors, 'problem'), ...(warnings > 0 ? [count(warnings, 'warning')] : [])].join(', ');
  return `${counts} in ${count(brands, 'brand folder')}`;
}

function count(number: number, noun: string): string {
  return `${number === 0 ? 'no' : number} ${noun}${number === 1 ? '' : 's'}`;
}
