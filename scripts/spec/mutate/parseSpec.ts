import { parseSync } from 'vite';

/** What stands in a piece of a test: strings (a template's gaps as `gap`), regular expressions, numbers, names. */
export interface Mentions {
  readonly strings: Set<string>;
  readonly patterns: Set<string>;
  readonly numbers: Set<number>;
  readonly names: Set<string>;
}

/** A test of a source file. */
export interface ParsedTest {
  readonly title: string;
  readonly line: number;
  /** Of the test itself, and of the loop or group it stands in. */
  readonly own: Mentions;
}

/** A source file of the browser tests, in pieces. */
export interface ParsedSpec {
  readonly declarations: ReadonlyMap<string, Mentions>;
  /** Local names of what is imported from other files of the tests, each with that file's path and its name there. */
  readonly imports: ReadonlyMap<string, { readonly from: string; readonly name: string }>;
  readonly tests: readonly ParsedTest[];
  /** What runs beside every test of the file. */
  readonly shared: Mentions;
}

/** Stands in a string for what a template puts there. */
export const gap = '\u0001';

type Node = Readonly<Record<string, unknown>> & { readonly type: string };

/** Takes a source file apart. Throws when it is no TypeScript. */
export function parseSpec(file: string, source: string): ParsedSpec {
  const { program, errors } = parseSync(file, source);
  if (errors.length > 0) throw new Error(`${file} cannot be read: ${errors.map(({ message }) => message).join('; ')}`);
  const declarations = new Map<string, Mentions>();
  const imports = new Map<string, { from: string; name: string }>();
  const tests: ParsedTest[] = [];
  const shared = noMentions();
  for (const statement of program.body as unknown as Node[]) { // the parser's nodes, read by their names
    if (statement.type === 'ImportDeclaration') addImports(imports, statement);
    else {
      const found: Node[] = [];
      const mentions = collect(statement, noMentions(), found);
      for (const test of found) tests.push(testOf(test, source, mentions));
      for (const name of declaredNames(statement)) declarations.set(name, mentions);
      if (found.length === 0 && statement.type === 'ExpressionStatement') merge(shared, mentions);
    }
  }
  return { declarations, imports, tests, shared };
}

/** Adds the second to the first. */
export function merge(target: Mentions, { strings, patterns, numbers, names }: Mentions): Mentions {
  for (const one of strings) target.strings.add(one);
  for (const one of patterns) target.patterns.add(one);
  for (const one of numbers) target.numbers.add(one);
  for (const one of names) target.names.add(one);
  return target;
}

export function noMentions(): Mentions {
  return { strings: new Set(), patterns: new Set(), numbers: new Set(), names: new Set() };
}

function testOf(call: Node, source: string, around: Mentions): ParsedTest {
  const [title, ...rest] = call.arguments as Node[]; // isTest saw them
  const own = merge(noMentions(), around);
  for (const part of rest) collect(part, own, []);
  const words = title ? [...collect(title, noMentions(), []).strings].join(' ') : '';
  return { title: words, line: source.slice(0, call.start as number).split('\n').length, own }; // every node has its place
}

/** Fills in what stands below a node; tests are left out, and listed. */
function collect(node: Node, mentions: Mentions, tests: Node[]): Mentions {
  if (isTest(node)) {
    tests.push(node);
    return mentions;
  }
  if (node.type === 'Literal') addLiteral(node, mentions);
  if (node.type === 'TemplateLiteral') mentions.strings.add((node.quasis as { value: { cooked: string } }[]).map(({ value }) => value.cooked).join(gap)); // the strings between
  if (node.type === 'Identifier') mentions.names.add(node.name as string); // an identifier has one
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? value as unknown[] : [value]) if (isNode(child)) collect(child, mentions, tests);
  }
  return mentions;
}

function addLiteral({ value, regex }: Node, { strings, patterns, numbers }: Mentions): void {
  if (regex) patterns.add((regex as { pattern: string }).pattern); // the literal's own source
  else if (typeof value === 'string') strings.add(value);
  else if (typeof value === 'number') numbers.add(value);
}

function isTest({ type, callee, arguments: given }: Node): boolean {
  if (type !== 'CallExpression' || !Array.isArray(given) || given.length < 2) return false;
  const { type: kind, name } = callee as Node; // a call has one
  const [title] = given as Node[];
  return kind === 'Identifier' && String(name).startsWith('test') && (title?.type === 'TemplateLiteral' || title?.type === 'Literal');
}

function addImports(imports: Map<string, { from: string; name: string }>, { source, specifiers }: Node): void {
  const from = (source as { value: string }).value; // a string literal
  if (!from.startsWith('.')) return;
  for (const { local, imported } of specifiers as { local: { name: string }; imported?: { name: string } }[]) imports.set(local.name, { from, name: imported?.name ?? local.name });
}

function declaredNames(statement: Node): string[] {
  const declared = isNode(statement.declaration) ? statement.declaration : statement;
  if (declared.type === 'VariableDeclaration') return (declared.declarations as { id: Node }[]).flatMap(({ id }) => [...collect(id, noMentions(), []).names]);
  return isNode(declared.id) ? [String(declared.id.name)] : [];
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}
