import { escapeHtml } from '@livery/model';
import { Router } from 'express';
import { readFile } from 'node:fs/promises';
import { sendHtml } from '../http/sendHtml.ts';
import { statusSheet } from './statusSheet.ts';

/** What the page shows of a JSON Schema. */
interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly description?: string;
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
}

interface Content {
  readonly schema?: Schema;
  readonly example?: unknown;
  readonly examples?: Readonly<Record<string, { readonly value: unknown }>>;
}

interface Parameter {
  readonly name: string;
  readonly description?: string;
  readonly in: string;
  readonly required?: boolean;
  readonly schema: Schema;
}

interface Operation {
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly summary: string;
  readonly description: string;
  readonly security: readonly object[];
  readonly parameters: readonly (Parameter | { readonly $ref: string })[];
  readonly requestBody?: { readonly content: Readonly<Record<string, Content>> };
  readonly responses: {
    readonly '200': { readonly content: Readonly<Record<string, Content>> };
  };
}

type Paths = Readonly<Record<string, Readonly<Record<string, Operation>>>>;

/** What the page shows of the generated OpenAPI document. */
export interface OperatorDocument {
  readonly info: { readonly title: string; readonly version: string; readonly description: string };
  readonly tags: readonly { readonly name: string; readonly description: string }[];
  readonly paths: Paths;
  readonly webhooks: Paths;
  readonly components: {
    readonly parameters: Readonly<Record<string, Parameter>>;
    readonly schemas: Readonly<Record<string, Schema>>;
  };
}

const documentFile = new URL('../../../schemas/operator.openapi.gen.json', import.meta.url);

/**
 * `GET /operator.json`: the OpenAPI document of the calls that an operator implements; `GET
 * /operator`: the same as a page without a script. The document is read at each request, because it
 * is large and rarely needed.
 */
export function operatorPages(file: URL = documentFile): Router {
  const router = Router();
  router.get('/operator.json', async (_request, response) => {
    response
      .set('cache-control', 'no-store')
      .type('json')
      .send(await readFile(file));
  });
  router.get('/operator', async (_request, response) => {
    // Generated from the call table.
    const document = JSON.parse(await readFile(file, 'utf8')) as OperatorDocument;
    const headers = { 'content-security-policy': statusSheet.policy };
    sendHtml(response, 200, operatorPage(document), headers);
  });
  return router;
}

/** Returns an OpenAPI document as an HTML page. */
export function operatorPage({
  info,
  tags,
  paths,
  webhooks,
  components,
}: OperatorDocument): string {
  const operations = [paths, webhooks].flatMap((group) =>
    Object.entries(group).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => ({
        place: group === paths ? `${method.toUpperCase()} ${path}` : `POST …/callback/${path}`,
        operation,
      })),
    ),
  );
  const sections = tags.map(({ name, description }) => {
    const own = operations.filter(({ operation }) => operation.tags.includes(name));
    return `<section><h2 id="tag-${escapeHtml(name)}">${escapeHtml(description)}</h2>${own
      .map(({ place, operation }) => operationPart(place, operation, components.parameters))
      .join('')}</section>`;
  });
  const schemas = Object.entries(components.schemas).map(
    ([name, schema]) =>
      `<h3 id="${escapeHtml(name)}"><code>${escapeHtml(name)}</code></h3>${text(schema.description)}${fieldTable(schema)}`,
  );
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<title>${escapeHtml(info.title)}</title><style>${statusSheet.css}</style></head>
<body><main><h1>${escapeHtml(info.title)} ${escapeHtml(info.version)}</h1>
${text(info.description)}<p><a href="operator.json">OpenAPI document</a></p>
<ul>${tags.map(({ name, description }) => `<li><a href="#tag-${escapeHtml(name)}">${escapeHtml(description)}</a></li>`).join('')}</ul>
${sections.join('\n')}
<section><h2>Schemas</h2>${schemas.join('')}</section>
</main></body></html>
`;
}

function operationPart(
  place: string,
  { operationId, description, security, parameters, requestBody, responses }: Operation,
  shared: Readonly<Record<string, Parameter>>,
): string {
  const all = parameters.flatMap((parameter) =>
    '$ref' in parameter ? (shared[nameIn(parameter.$ref)] ?? []) : [parameter],
  );
  const rows = all.map(({ name, in: from, required, description: sentence, schema }) =>
    row([
      `<code>${escapeHtml(name)}</code>`,
      escapeHtml(from),
      `${typeOf(schema)}${required ? ', required' : ''}`,
      escapeHtml(sentence ?? ''),
    ]),
  );
  const member = security.some((entry) => 'member' in entry) ? '<p>Of a member.</p>' : '';
  const request = Object.entries(requestBody?.content ?? {}).map(([type, content]) =>
    contentPart(`Request, ${type}`, content),
  );
  const reply = Object.values(responses['200'].content).map((content) =>
    contentPart('Reply', content),
  );
  return `<details id="${escapeHtml(operationId)}"><summary><code>${escapeHtml(place)}</code> ${escapeHtml(operationId)}</summary>${text(description)}${member}${table(rows)}${request.join('')}${reply.join('')}</details>`;
}

function contentPart(title: string, { schema = {}, example, examples = {} }: Content): string {
  const values: unknown[] = example === undefined ? [] : [example];
  for (const { value } of Object.values(examples)) values.push(value);
  return `<h3>${escapeHtml(title)}: ${typeOf(schema)}</h3>${fieldTable(schema)}${values
    .map((value) => `<pre><code>${escapeHtml(JSON.stringify(value, null, 2))}</code></pre>`)
    .join('')}`;
}

function fieldTable({ properties = {}, required = [], items }: Schema): string {
  const rows = Object.entries(properties).map(([name, property]) =>
    row([
      `<code>${escapeHtml(name)}</code>`,
      `${typeOf(property)}${required.includes(name) ? ', required' : ''}`,
      `${escapeHtml(property.description ?? '')}${property.$ref === undefined ? fieldTable(property) : ''}`,
    ]),
  );
  return `${table(rows)}${items && items.$ref === undefined ? fieldTable(items) : ''}`;
}

function typeOf({ $ref, type, const: constant, enum: words, items, anyOf, oneOf }: Schema): string {
  if ($ref !== undefined) {
    const name = escapeHtml(nameIn($ref));
    return `<a href="#${name}"><code>${name}</code></a>`;
  }
  const options = oneOf ?? anyOf;
  if (options) return options.map(typeOf).join(' or ');
  const values = words ?? (constant === undefined ? undefined : [constant]);
  if (values) return values.map((word) => `<code>${escapeHtml(String(word))}</code>`).join(', ');
  if (items) return `list of ${typeOf(items)}`;
  return escapeHtml([type ?? 'any'].flat().join(' or '));
}

function nameIn(ref: string): string {
  return ref.slice(ref.lastIndexOf('/') + 1);
}

/** Formats paragraphs; single line breaks are kept as spaces. */
function text(description = ''): string {
  return description
    .split(/\n\s*\n|\n(?=- )/)
    .filter((part) => part !== '')
    .map((part) => `<p>${escapeHtml(part)}</p>`)
    .join('');
}

function row(cells: readonly string[]): string {
  return `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
}

function table(rows: readonly string[]): string {
  return rows.length === 0 ? '' : `<table><tbody>${rows.join('')}</tbody></table>`;
}
