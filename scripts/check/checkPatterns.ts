import { analyse } from 'scslre';
import { parseSync, Visitor, type ESTree } from 'vite';
import type { SourceFile } from './checkLayers.ts';

/** A regular expression of a file. */
interface Pattern {
  readonly source: string;
  readonly flags: string;
  /** Position in the file's text. */
  readonly index: number;
}

/**
 * Returns every regular expression of code or a schema whose time grows faster than its input, so
 * that one long value would stop the process. Patterns that are composed at run time are not seen,
 * and of the others those where repeating one character is enough.
 */
export function checkPatterns(files: readonly SourceFile[]): string[] {
  return files.flatMap(({ path, text }) =>
    (path.endsWith('.json') ? patternsOfSchema(text) : patternsOfCode(path, text)).flatMap(
      ({ source, flags, index }) => {
        const character = superLinearCharacter(source, flags);
        if (character === undefined) return [];
        const line = text.slice(0, index).split('\n').length;
        return [
          `${path}:${line} has /${source}/${flags}, whose time grows faster than the number of ${JSON.stringify(character)} in its input. Bound or anchor the repetition, or read the text without a pattern.`,
        ];
      },
    ),
  );
}

/**
 * Returns a character whose repetition takes more than linear time; `undefined` if there is none.
 */
function superLinearCharacter(source: string, flags: string): string | undefined {
  return analyse({ source, flags }, { maxReports: 1 }).reports[0]?.character.pick;
}

/** Returns the literals, and the texts that are given to `RegExp`. */
function patternsOfCode(path: string, text: string): Pattern[] {
  const patterns: Pattern[] = [];
  const addTexts = ({ callee, arguments: [source, flags], start }: Call) => {
    const [sourceText, flagsText] = [textOf(source), textOf(flags)];
    if (callee.type === 'Identifier' && callee.name === 'RegExp' && sourceText !== undefined)
      patterns.push({ source: sourceText, flags: flagsText ?? '', index: start });
  };
  new Visitor({
    Literal(node) {
      if ('regex' in node)
        patterns.push({ source: node.regex.pattern, flags: node.regex.flags, index: node.start });
    },
    NewExpression: addTexts,
    CallExpression: addTexts,
  }).visit(parseSync(path, text).program);
  return patterns;
}

type Call = Pick<ESTree.NewExpression, 'callee' | 'arguments' | 'start'>;

/** Returns the value of a text without expressions, which may be a raw template. */
function textOf(node: ESTree.Argument | undefined): string | undefined {
  if (node?.type === 'Literal' && typeof node.value === 'string') return node.value;
  const isRaw = node?.type === 'TaggedTemplateExpression';
  const template = isRaw ? node.quasi : node;
  if (template?.type !== 'TemplateLiteral') return undefined;
  const [only, ...others] = template.quasis;
  if (!only || others.length > 0) return undefined;
  return isRaw ? only.value.raw : (only.value.cooked ?? undefined);
}

/** Returns the patterns of a JSON schema, which validators compile with the flag `u`. */
function patternsOfSchema(text: string): Pattern[] {
  const patterns: Pattern[] = [];
  const add = (source: string) =>
    patterns.push({ source, flags: 'u', index: text.indexOf(JSON.stringify(source)) });
  JSON.parse(text, (key, value: unknown) => {
    if (key === 'pattern' && typeof value === 'string') add(value);
    if (key === 'patternProperties') Object.keys(Object(value)).forEach(add);
    return value;
  });
  return patterns;
}
