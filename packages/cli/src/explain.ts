import { isProblemCode, problemCodes, type ProblemCodeEntry } from '@livery/config';
import { explainValue } from './explainValue.ts';
import { parseOptions } from './parseOptions.ts';
import type { Ports } from './Ports.ts';
import { UsageError } from './UsageError.ts';

/**
 * `livery explain LV203`: summary, fix and example of a problem code. `livery explain lagoon
 * /site/name`: origin of a value.
 */
export async function explain({
  args,
  ports,
}: {
  args: readonly string[];
  ports: Ports;
}): Promise<0> {
  const { positionals, value } = parseOptions(args, ['tenants']);
  const [first, pointer, ...extra] = positionals;
  if (first === undefined)
    throw new UsageError('a problem code is missing, or a brand and a pointer');
  if (extra.length > 0)
    throw new UsageError(
      `"${extra.join(' ')}" is too much: a problem code, or a brand and a pointer`,
    );
  const code = first.toUpperCase();
  if (pointer !== undefined)
    ports.out(await explainValue({ tenants: value('tenants'), brand: first, pointer, ports }));
  else if (isProblemCode(code)) ports.out(explainCode(code, problemCodes[code]));
  else throw new UsageError(`there is no problem code "${first}"`);
  return 0;
}

function explainCode(
  code: string,
  { severity, suppressible, summary, fix, example, beside }: ProblemCodeEntry,
): string {
  const ignore =
    (suppressible ?? severity === 'warning')
      ? `Or, with a reason, on the line above:\n  // livery-ignore ${code}: why it should stay\n`
      : '';
  const files = [...(beside ? [beside] : []), example].map(
    ({ file, text }) => `  ${file}\n${indent(text, '    ')}`,
  );
  const head = `${code} (${severity})\n${summary}\n\nHow to fix it\n${indent(fix, '  ')}\n${indent(ignore, '  ')}`;
  return `${head}\nExample: reef is a brand that extends lagoon\n${files.join('\n')}\n  gives\n    ${code} ${example.expectedMessage}`;
}

/** Indents every line. */
function indent(text: string, prefix: string): string {
  return text.replaceAll(/^(?=.)/gm, prefix);
}
