import { basename, join } from 'node:path';
import { documentNames, pointerOf, schemaNameOf } from '@livery/config';
import {
  getLanguageService,
  type CompletionItem,
  type LanguageService,
  type Position,
} from 'vscode-json-languageservice';
import { TextDocument } from 'vscode-languageserver-textdocument';

/** Options of {@link SchemaService}. */
export interface SchemaServiceOptions {
  /** Folder of the schemas of documents as they are written. */
  readonly folder: string;
  readonly read: (path: string) => Promise<string>;
}

const schemaNames = [...documentNames, 'locks', 'page', 'locale'];
const schemaFile = /^[a-z]+(?:\.gen)?\.schema\.json$/;

/**
 * Completion and hover by the schemas of documents as they are written. They are those of this
 * installation, wherever the `$schema` of a document leads.
 */
export class SchemaService {
  readonly #service: LanguageService;

  constructor({ folder, read }: SchemaServiceOptions) {
    this.#service = getLanguageService({
      schemaRequestService: (uri) => {
        const file = basename(uri);
        return schemaFile.test(file)
          ? read(join(folder, file)).then(withoutDeprecatedNames)
          : Promise.reject(new Error(`no schema of a document is called ${file}`));
      },
      workspaceContext: { resolveRelativePath: (path) => uriOf(basename(path)) },
    });
    this.#service.configure({
      allowComments: true,
      schemas: schemaNames.map((name) => ({
        fileMatch: [`*.${name}`],
        uri: uriOf(`${name}.schema.json`),
      })),
    });
  }

  async complete(file: string, text: string, position: Position): Promise<CompletionItem[]> {
    const { document, json } = this.#parse(file, text);
    return (await this.#service.doComplete(document, position, json))?.items ?? [];
  }

  /** Returns the description of a property or value, in Markdown. */
  async describe(file: string, text: string, position: Position): Promise<string> {
    const { document, json } = this.#parse(file, text);
    const hover = await this.#service.doHover(document, position, json);
    return [hover?.contents ?? []]
      .flat()
      .map((part) => (typeof part === 'string' ? part : part.value))
      .join('\n\n');
  }

  /** @param file path in the tenants folder */
  #parse(
    file: string,
    text: string,
  ): { document: TextDocument; json: ReturnType<LanguageService['parseJSONDocument']> } {
    const pointer = pointerOf(file.slice(file.indexOf('/') + 1)) ?? '';
    // Ends with the name of the schema, by which the service finds it.
    const uri = `tenants:///${encodeURIComponent(file)}.${schemaNameOf(pointer)}`;
    const document = TextDocument.create(uri, 'jsonc', 1, text);
    return { document, json: this.#service.parseJSONDocument(document) };
  }
}

function uriOf(schema: string): string {
  return `schemas:///${schema}`;
}

/** Returns the text of a schema whose deprecated properties the service does not suggest. */
function withoutDeprecatedNames(schema: string): string {
  return schema.replaceAll('"deprecated": true', '"deprecated": true, "doNotSuggest": true');
}
