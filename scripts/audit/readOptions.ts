import { parseArgs } from 'node:util';

/** Scope of an audit. */
export interface AuditOptions {
  parts: readonly AuditPart[];
  brands: readonly string[];
  /** Limits the audit to this path of the site. */
  path?: string;
  /** Number of Lighthouse runs of each page; the median counts. */
  runs: number;
  build: boolean;
}

const parts = ['lighthouse', 'axe'] as const;

export type AuditPart = (typeof parts)[number];

export const usage = `npm run audit -- [--only ${parts.join('|')}] [--brand <brand>] [--path <path>] [--runs <number>] [--no-build]`;

/** Parses the command line. Returns all problems when it is invalid. */
export function readOptions(
  args: readonly string[],
  shipped: readonly string[],
): AuditOptions | { problems: readonly string[] } {
  const { values, tokens } = parseArgs({
    args: [...args],
    strict: false,
    tokens: true,
    options: {
      only: { type: 'string' },
      brand: { type: 'string' },
      path: { type: 'string' },
      runs: { type: 'string' },
      'no-build': { type: 'boolean' },
    },
  });
  const { only, brand, path, runs = '5' } = values;
  const part = parts.find((name) => name === only);
  const problems = tokens.flatMap((token) => {
    if (token.kind === 'positional')
      return [`"${token.value}" stands alone; a wish has a name, as "--only axe".`];
    return token.kind === 'option' &&
      !['only', 'brand', 'path', 'runs', 'no-build'].includes(token.name)
      ? [`There is no option ${token.rawName}.`]
      : [];
  });
  if (only !== undefined && !part) problems.push(`--only takes one of ${parts.join(', ')}.`);
  if (brand !== undefined && !shipped.includes(String(brand)))
    problems.push(`--brand takes one of ${shipped.join(', ')}.`);
  if (path !== undefined && !String(path).startsWith('/'))
    problems.push('--path takes a path from the root of the site, as "/rng".');
  if (!/^[1-9]\d?$/.test(String(runs))) problems.push('--runs takes a number from 1 to 99.');
  if (problems.length > 0) return { problems };
  return {
    parts: part ? [part] : parts,
    brands: brand === undefined ? shipped : [String(brand)],
    runs: Number(runs),
    build: values['no-build'] !== true,
    ...(path === undefined ? {} : { path: String(path) }),
  };
}
