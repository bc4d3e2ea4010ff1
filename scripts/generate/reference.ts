import { readFile } from 'node:fs/promises';
import { posix as path } from 'node:path';
import { operatorCalls, platformCalls, type AnyCall } from '@livery/api';
import { problemCodes, type ProblemCodeEntry } from '@livery/config';
import { errorCodes, iconNames } from '@livery/model';
import { environment as sandboxEnvironment } from '../../packages/demo-operator/src/boot/environment.ts';
import {
  environment as serverEnvironment,
  type EnvironmentSetting,
} from '../../server/src/boot/environment.ts';
import { statusOfCode } from '../../server/src/http/statusOfCode.ts';
import { callComments, readTexts, type CallComment } from './callComments.ts';
import type { GeneratedFile } from './GeneratedFile.ts';
import { cell, code, fieldsTable, table, type LinkOf } from './schemaTable.ts';
import type { Schema } from './typesFromSchemas.ts';

const folder = 'docs/reference';
const notice = '<!-- Made by `npm run generate`. Change its source instead. -->\n';

/**
 * Generates the reference documents from the schemas, the call table, the codes and the settings.
 */
export async function reference(): Promise<GeneratedFile[]> {
  const documents: readonly (readonly [name: string, text: string])[] = [
    ['documents', await documentsPage()],
    ['components', await componentsPage()],
    ['calls', await callsPage()],
    ['problems', problemsPage()],
    ['errors', await errorsPage()],
    ['environment', environmentPage()],
  ];
  return documents.map(([name, text]) => ({
    path: `${folder}/${name}.gen.md`,
    text: `${notice}\n${text.trimEnd()}\n`,
  }));
}

async function documentsPage(): Promise<string> {
  const schemas = await readSchemas(
    'packages/config/schemas',
    /^(?!components\.gen)(.*)\.schema\.json$/,
  );
  const linkOf: LinkOf = (ref) => {
    const [file = '', pointer = ''] = ref.split('#');
    const definition = /\/\$defs\/(\w+)$/.exec(pointer)?.[1];
    if (definition !== undefined) return `[${definition}](#${definition.toLowerCase()})`;
    const name = file.replace('.schema.json', '');
    return name === '' ? 'the same' : `[${name}](#${name})`;
  };
  const sections = schemas.map(({ name, schema }) => {
    const definitions = Object.entries(definitionsOf(schema)).map(
      ([definition, body]) =>
        `### ${definition}\n\n${descriptionOf(body)}${fieldsTable({ ...body, 'x-visibility': schema['x-visibility'] }, { linkOf, withVisibility: true })}\n`,
    );
    return `## ${name}\n\n${descriptionOf(schema)}Schema: [\`schemas/${name}.schema.json\`](../../schemas/${name}.schema.json).\n\n${fieldsTable(schema, { linkOf, withVisibility: true })}\n${definitions.join('\n')}`;
  });
  return `# Documents of a brand

One section for each JSON Schema in \`schemas/\`. "Public" values reach the browser; the others stay on the
server. A required field may be left out by a brand that inherits it: it is required after layering.

${sections.join('\n')}
## Icons

The icon list: the names that \`icon\` may have, of [Lucide](https://lucide.dev/icons).

${iconNames.map(code).join(', ')}`;
}

async function componentsPage(): Promise<string> {
  const root = 'packages/components/src';
  const schemas = (await readSchemas(root, /^(.*)\.schema\.json$/, true)).filter(
    ({ name }) => path.basename(path.dirname(name)) === path.basename(name),
  );
  const linkOf: LinkOf = (ref) => {
    const name = path.basename(ref).replace('.schema.json', '');
    return ref.includes('#/$defs/')
      ? `[${name}](#${name.toLowerCase()})`
      : `[${name}](documents.gen.md#${name})`;
  };
  const parts = (await readSchemas(root, /^(.*Parts)\.schema\.json$/, true)).flatMap(({ schema }) =>
    Object.entries(definitionsOf(schema)).map(
      ([name, part]) => `### ${name}\n\n${descriptionOf(part)}\n${fieldsTable(part, { linkOf })}\n`,
    ),
  );
  const features = Map.groupBy(schemas, ({ name }) => name.split('/')[0] ?? '');
  const sections = [...features].map(([feature, members]) => {
    const components = members.map(({ name, schema }) => {
      const { 'x-chunk': chunk, 'x-hydrate': hydrate, 'x-slots': slots, examples } = schema;
      const facts = [
        `Chunk: ${typeof chunk === 'string' ? code(chunk) : 'the first script'}.`,
        ...(hydrate === 'idle' ? ['Hydrates after the page responds.'] : []),
        ...(Array.isArray(slots) ? [`Slots: ${slots.map(code).join(', ')}.`] : []),
        `Folder: [\`${path.dirname(name)}\`](../../${root}/${path.dirname(name)}).`,
      ];
      const example: unknown = Array.isArray(examples) ? examples[0] : undefined;
      return `### ${path.basename(name)}\n\n${descriptionOf(schema)}${facts.join(' ')}\n\n${fieldsTable(schema, { linkOf })}\n${example === undefined ? '' : `\`\`\`json\n${JSON.stringify({ use: path.basename(name), props: example }, null, 2)}\n\`\`\`\n`}`;
    });
    return `## ${feature}\n\n${components.join('\n')}`;
  });
  return `# Components

The components a page document may name in \`use\`, by feature, with their props.

${sections.join('\n')}
## Shared parts of props

${parts.join('\n')}`;
}

async function callsPage(): Promise<string> {
  const root = 'packages/api/src/calls';
  const schemas = await readSchemas(root, /^(.*)\.schema\.json$/, true);
  const calls = [...operatorCalls, ...platformCalls].toSorted((left, right) =>
    left.name.localeCompare(right.name, 'en'),
  );
  const linkOf: LinkOf = (ref) => {
    const name = path.basename(ref);
    // Some types have the name of their call; "type" distinguishes their headings.
    return `[${name}](#${name.toLowerCase()}-type)`;
  };
  const declared = await callComments();
  const features = [...new Set(declared.map(({ feature }) => feature))].toSorted();
  const sections = features.map((feature) => {
    const own = declared
      .filter((entry) => entry.feature === feature)
      .flatMap((comment) =>
        calls
          .filter((call) => call.name === comment.name)
          .map((call) => callSection(call, comment, linkOf)),
      );
    const types = schemas
      .filter(({ name }) => name.startsWith(`${feature}/`))
      .flatMap(({ schema }) => Object.entries(definitionsOf(schema)))
      .map(
        ([name, schema]) =>
          `#### ${name} type\n\n${descriptionOf(schema)}${fieldsTable(schema, { linkOf })}`,
      );
    return `## ${feature}\n\n${own.join('\n')}\n### Types of ${feature}\n\n${types.join('\n')}`;
  });
  const rows = calls.map((call) => [
    `[${call.name}](#${call.name.toLowerCase()})`,
    call.method,
    code(call.path),
    call.token ? 'yes' : '',
    call.encrypted ? 'yes' : '',
    call.guestCacheMs === undefined ? '' : `${call.guestCacheMs} ms`,
  ]);
  return `# Calls

Every call of the table. Paths below \`/_livery/\` are answered by the Livery server; the others go to the
brand's operator through the gateway. "Token" calls need a signed-in member. "Cache" is the time for which
every guest of a brand may get the same reply; only such calls may be preloaded by a page.

${table(['Call', 'Method', 'Path', 'Token', 'Encrypted', 'Cache'], rows)}
${sections.join('\n')}`;
}

function callSection(call: AnyCall, { summary, facts }: CallComment, linkOf: LinkOf): string {
  const flags = [
    ...(call.token ? ['needs a session'] : []),
    ...(call.tokenIfMember === true ? ['with the token of a signed-in member'] : []),
    ...(call.account === 'real' ? ['refused for trial accounts'] : []),
    ...(call.encrypted ? ['body encrypted'] : []),
    ...(call.body === 'form' ? ['body form-encoded'] : []),
    ...(call.idempotent ? ['idempotent'] : []),
    ...(call.botCheck === undefined ? [] : ['needs a bot check']),
    ...(call.guestCacheMs === undefined ? [] : [`guest cache ${call.guestCacheMs} ms`]),
    `timeout ${call.timeoutMs} ms`,
    `rate class \`${call.rate}\``,
  ];
  return `### ${call.name}

\`${call.method} ${call.path}\`: ${flags.join(', ')}.

${cell(summary)}

- Request: ${linkOf(call.schemas.request)}
- Reply: ${linkOf(call.schemas.reply)}
${facts.map((fact) => `- ${cell(fact)}\n`).join('')}`;
}

function problemsPage(): string {
  const entries = Object.entries<ProblemCodeEntry>(problemCodes).toSorted(([first], [second]) =>
    first.localeCompare(second),
  );
  const rows = entries.map(([name, entry]) => [
    `[${name}](#${name.toLowerCase()})`,
    entry.severity,
    suppression(entry),
    cell(entry.summary),
  ]);
  const sections = entries.map(
    ([name, entry]) =>
      `## ${name}\n\n${cell(entry.summary)} ${cell(entry.fix)}\n\nExample, \`${entry.example.file}\`:\n\n\`\`\`json\n${entry.example.text}\n\`\`\`\n\nMessage: ${cell(entry.example.expectedMessage)}\n`,
  );
  return `# Problem codes

What \`livery validate\` reports. Codes are stable: one is never given a new meaning.
\`livery explain <code>\` prints the same. How to suppress a problem:
[Validate in CI](../guides/validate-in-ci.md#suppressions).

${table(['Code', 'Severity', 'Suppressible', 'Meaning'], rows)}
${sections.join('\n')}`;
}

function suppression({ severity, suppressible }: ProblemCodeEntry): string {
  return (suppressible ?? severity === 'warning') ? 'yes' : 'no';
}

async function errorsPage(): Promise<string> {
  const source = await readFile('packages/model/src/core/errorCodes.ts', 'utf8');
  const rows = errorCodes.map((name) => {
    const [, comment = ''] =
      new RegExp(`((?:^ {2}//.*\\n)+) {2}'${name}',`, 'm').exec(source) ?? [];
    return [code(name), String(statusOfCode[name]), cell(comment.replaceAll(/^ {2}\/\/ /gm, ''))];
  });
  return `# Error codes of calls

The codes of a failed call, with the HTTP status the server sends. 401 only ever means that there is no
session.

${table(['Code', 'Status', 'Meaning'], rows)}`;
}

function environmentPage(): string {
  const section = (title: string, settings: Readonly<Record<string, EnvironmentSetting>>): string =>
    `## ${title}\n\n${table(
      ['Variable', 'Default', 'Description'],
      Object.entries(settings).map(([name, setting]) => [
        code(name),
        code(setting.default ?? ''),
        cell(setting.description),
      ]),
    )}`;
  return `# Environment

${section('Server', serverEnvironment)}
${section('Sandbox operator', sandboxEnvironment)}
${section('Tests and tools', {
  CHROME_PATH: { description: 'Path of the Chromium that browser tests and benchmarks use.' },
  FULL_CHROME_PATH: {
    description:
      'Path of a full Chromium, which the walks over kept pages use; the headless shell keeps none.',
  },
  FIREFOX_PATH: { description: 'Path of the Firefox that is tested; else an installed one.' },
  WEBKIT_DRIVER_PATH: { description: 'Path of WebKitWebDriver; else an installed one.' },
  WEBKIT_BROWSER_PATH: { description: 'Path of the MiniBrowser that it starts.' },
  XVFB_PATH: { description: 'Path of the display that it needs, Xvfb.' },
  CI: { description: 'When set, a failed browser test is run a second time.' },
})}`;
}

async function readSchemas(
  root: string,
  pattern: RegExp,
  isRecursive = false,
): Promise<{ name: string; schema: Schema }[]> {
  return (await readTexts(root, pattern))
    .filter(({ file }) => isRecursive || !file.includes('/'))
    .map(({ file, text }) => ({
      name: file.replace('.schema.json', ''),
      schema: JSON.parse(text) as Schema,
    }));
}

function definitionsOf({ $defs }: Schema): Record<string, Schema> {
  // Definitions of this repository's schema files are objects.
  return ($defs ?? {}) as Record<string, Schema>;
}

function descriptionOf({ description }: Schema): string {
  return typeof description === 'string' ? `${cell(description)}\n\n` : '';
}
