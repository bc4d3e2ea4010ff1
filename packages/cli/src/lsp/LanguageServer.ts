import { groupBy, type ConfigProblem, type SchemaSet } from '@livery/config';
import { join, sep } from 'node:path';
import {
  CodeActionKind,
  DidChangeWatchedFilesNotification,
  TextDocuments,
  TextDocumentSyncKind,
  type Connection,
  type InitializeParams,
  type InitializeResult,
  type Location,
  type TextDocumentPositionParams,
} from 'vscode-languageserver';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { brandOf } from '../locateBrands.ts';
import type { Ports } from '../Ports.ts';
import type { TenantsFolder } from '../tenantsFolder.ts';
import { completionsAt } from './completionsAt.ts';
import { definitionAt } from './definitionAt.ts';
import type { EditedDocument } from './EditedDocument.ts';
import { pathOfUri } from './fileUris.ts';
import { hoverAt } from './hoverAt.ts';
import { OpenFiles } from './OpenFiles.ts';
import { diagnosticOf, rangeOf } from './places.ts';
import { quickFixes } from './quickFixes.ts';
import { SchemaService } from './SchemaService.ts';
import { TenantsSession } from './TenantsSession.ts';

/** Options of {@link LanguageServer}. */
export interface LanguageServerOptions {
  readonly connection: Connection;
  readonly ports: Ports;
  readonly schemas: SchemaSet;
  /** Pause after a change before brands are validated again. */
  readonly debounceMs: number;
  /** Time for which a completion waits until a brand is read. */
  readonly completionWaitMs: number;
}

const writingMs = 20;

/** Files whose change the editor reports. */
const watched = ['**/*.json', '**/assets/**'];

/**
 * Answers an editor by the language server protocol. Has a session for each tenants folder of which
 * a document was open.
 *
 * A request or a validation that fails is logged in the editor and has no answer.
 */
export class LanguageServer {
  readonly #connection: Connection;
  readonly #ports: Ports;
  readonly #schemas: SchemaSet;
  readonly #debounceMs: number;
  readonly #completionWaitMs: number;
  readonly #answering = new Set<Promise<void>>();
  #schemaService: SchemaService | undefined;
  readonly #documents = new TextDocuments(TextDocument);
  readonly #files = new OpenFiles();
  readonly #sessions = new Map<string, TenantsSession>();
  /** Problems of the tenants folders, by their roots. */
  readonly #problems = new Map<string, readonly ConfigProblem[]>();
  /** URIs with diagnostics, by the roots of tenants folders. */
  readonly #published = new Map<string, ReadonlySet<string>>();
  #canRegisterWatchers = false;
  #hasWorkspaceFolders = false;

  constructor({ connection, ports, schemas, debounceMs, completionWaitMs }: LanguageServerOptions) {
    this.#connection = connection;
    this.#ports = {
      ...ports,
      open: (folder) => this.#files.over(ports.open(folder), folder),
    };
    this.#schemas = schemas;
    this.#debounceMs = debounceMs;
    this.#completionWaitMs = completionWaitMs;
  }

  /** Handles messages until the connection is closed. */
  listen(): void {
    const connection = this.#connection;
    connection.onInitialize((params) => this.#initialize(params));
    connection.onInitialized(async () => {
      if (this.#hasWorkspaceFolders)
        connection.workspace.onDidChangeWorkspaceFolders(({ removed }) =>
          this.#attempt('closing folders', () =>
            this.#close(removed.flatMap(({ uri }) => pathOfUri(uri) ?? [])),
          ),
        );
      await this.#attempt('watching files', () => this.#watch());
    });
    connection.onShutdown(() => {
      for (const session of this.#sessions.values()) session.close();
    });
    connection.onDidChangeWatchedFiles(({ changes }) => {
      for (const { uri } of changes) this.#touch(pathOfUri(uri));
    });
    connection.onCompletion((params) =>
      this.#answer('completion', params, (edited) => completionsAt(edited, params.position), {
        waitMs: this.#completionWaitMs,
      }),
    );
    connection.onHover((params) =>
      this.#answer('hover', params, async (edited, session) => {
        const { pathOf } = await session.open();
        return hoverAt(edited, params.position, (file) => this.#files.uriOf(pathOf(file)));
      }),
    );
    connection.onDefinition((params) =>
      this.#answer('definition', params, async (edited, session) => {
        const position = definitionAt(edited, params.position);
        return position && (await this.#locationOf(position, session));
      }),
    );
    connection.onCodeAction((params) =>
      this.#answer('quick fixes', params, async ({ file }, session) => {
        const { source } = await session.open();
        return quickFixes({
          source,
          file,
          uri: params.textDocument.uri,
          range: params.range,
          problems: this.#problems.get(session.root) ?? [],
        });
      }),
    );
    this.#documents.onDidChangeContent(({ document }) =>
      this.#attempt('opening a document', async () => {
        const path = this.#files.set(document);
        if (path === undefined) return;
        // A new session reads the document without being told.
        this.#touch(path);
        await this.#sessionOf(path);
      }),
    );
    this.#documents.onDidClose(({ document }) => this.#touch(this.#files.delete(document)));
    this.#documents.listen(connection);
    connection.listen();
  }

  #initialize({ capabilities, initializationOptions }: InitializeParams): InitializeResult {
    // Options of clients that complete by the `$schema` of documents themselves.
    const options: unknown = initializationOptions;
    const isEditorsTask =
      typeof options === 'object' && options !== null && 'schemas' in options && !options.schemas;
    if (!isEditorsTask)
      this.#schemaService = new SchemaService({
        folder: this.#ports.schemaFolder,
        read: this.#ports.read,
      });
    this.#hasWorkspaceFolders = capabilities.workspace?.workspaceFolders === true;
    this.#canRegisterWatchers =
      capabilities.workspace?.didChangeWatchedFiles?.dynamicRegistration === true;
    return {
      serverInfo: { name: 'livery', version: this.#ports.version },
      capabilities: {
        textDocumentSync: TextDocumentSyncKind.Incremental,
        completionProvider: { triggerCharacters: ['"', ':'] },
        hoverProvider: true,
        definitionProvider: true,
        codeActionProvider: { codeActionKinds: [CodeActionKind.QuickFix] },
        workspace: { workspaceFolders: { supported: true, changeNotifications: true } },
      },
    };
  }

  async #watch(): Promise<void> {
    if (!this.#canRegisterWatchers) return;
    await this.#connection.client.register(DidChangeWatchedFilesNotification.type, {
      watchers: watched.map((globPattern) => ({ globPattern })),
    });
  }

  /** Validates the brands again that a changed file touches. */
  #touch(path: string | undefined): void {
    if (path === undefined) return;
    for (const session of this.#sessions.values()) {
      const isInside = session.fileOf(path) !== undefined;
      // A folder that contains the tenants folder was removed or renamed.
      if (isInside || session.root.startsWith(path)) session.touch(path);
    }
  }

  /** Returns the session of a file's tenants folder; `undefined` if the file is in none. */
  async #sessionOf(path: string): Promise<TenantsSession | undefined> {
    const found = await brandOf(path, this.#ports);
    return found && (this.#sessions.get(found.root) ?? this.#begin(found.root));
  }

  #begin(root: string): TenantsSession {
    const session = new TenantsSession({
      root,
      ports: this.#ports,
      schemas: this.#schemas,
      debounceMs: this.#debounceMs,
      openPaths: () => this.#files.paths(),
      publish: (problems, folder) => this.#publish(root, problems, folder),
      idle: async () => void (await Promise.all(this.#answering)),
      fail: (error) => this.#report('validating', error),
    });
    this.#sessions.set(root, session);
    void session.validate();
    return session;
  }

  /** Ends the sessions in folders that left the editor, and removes their diagnostics. */
  async #close(folders: readonly string[]): Promise<void> {
    const remaining = (await this.#connection.workspace.getWorkspaceFolders()) ?? [];
    const kept = remaining.flatMap(({ uri }) => pathOfUri(uri) ?? []);
    const isIn = (root: string, parents: readonly string[]): boolean =>
      parents.some((parent) => root === parent || root.startsWith(join(parent, sep)));
    for (const [root, session] of this.#sessions) {
      if (!isIn(root, folders) || isIn(root, kept)) continue;
      this.#sessions.delete(root);
      session.close();
      await session.settled();
      // A document of the folder has changed meanwhile; the new session replaces the diagnostics.
      if (this.#sessions.has(root)) continue;
      this.#problems.delete(root);
      for (const uri of this.#published.get(root) ?? [])
        await this.#connection.sendDiagnostics({ uri, diagnostics: [] });
      this.#published.delete(root);
    }
  }

  async #publish(
    root: string,
    problems: readonly ConfigProblem[],
    { source, pathOf }: TenantsFolder,
  ): Promise<void> {
    this.#problems.set(root, problems);
    const uris = new Set<string>();
    // A problem of a whole brand is shown in its main document.
    const byFile = groupBy(problems, ({ file }) =>
      file.includes('/') ? file : `${file}/site.json`,
    );
    for (const [file, inFile] of byFile) {
      const text = await source.read(file).then(
        (bytes) => new TextDecoder().decode(bytes),
        // A folder, a missing file or one that cannot be read has no lines.
        () => '',
      );
      const uri = this.#files.uriOf(pathOf(file));
      uris.add(uri);
      await this.#connection.sendDiagnostics({
        uri,
        diagnostics: inFile.map((problem) => diagnosticOf(problem, text)),
      });
    }
    for (const uri of this.#published.get(root) ?? [])
      if (!uris.has(uri)) await this.#connection.sendDiagnostics({ uri, diagnostics: [] });
    this.#published.set(root, uris);
  }

  async #locationOf(
    position: { file: string; line: number; column: number },
    session: TenantsSession,
  ): Promise<Location> {
    const { source, pathOf } = await session.open();
    const isText = position.file.endsWith('.json');
    const text = isText ? new TextDecoder().decode(await source.read(position.file)) : '';
    return { uri: this.#files.uriOf(pathOf(position.file)), range: rangeOf(position, text) };
  }

  /**
   * Answers a request about a document of a tenants folder; `null` for other documents.
   *
   * @param options.waitMs time for which the answer waits for the index of the brand; by default
   *   until there is one
   */
  #answer<Answer>(
    request: string,
    { textDocument: { uri } }: Pick<TextDocumentPositionParams, 'textDocument'>,
    answer: (edited: EditedDocument, session: TenantsSession) => Promise<Answer | undefined>,
    { waitMs }: { waitMs?: number } = {},
  ): Promise<Answer | null> {
    return this.#attempt(request, async () => {
      const path = pathOfUri(uri);
      const document = path === undefined ? undefined : this.#files.get(path);
      const session = path === undefined ? undefined : await this.#sessionOf(path);
      if (path === undefined || !document || !session) return undefined;
      const file = session.fileOf(path) ?? (await session.open()).fileOf(path);
      const [brand = ''] = file?.split('/') ?? [];
      if (file === undefined) return undefined;
      const index = session.indexOf(brand);
      const known = await (waitMs === undefined ? index : withinMs(index, waitMs));
      const isBrandLoading = known === isLate;
      const edited = { file, document, isBrandLoading, schemas: this.#schemaService };
      const answering = answer({ ...edited, brand: known === isLate ? undefined : known }, session);
      this.#waitFor(answering);
      return answering;
    });
  }

  /** Keeps brands from being checked until an answer is written, some turns after it is made. */
  #waitFor(answering: Promise<unknown>): void {
    const write = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, writingMs));
    const written = answering.then(write, write).finally(() => this.#answering.delete(written));
    this.#answering.add(written);
  }

  /** Makes an attempt, and logs its failure. */
  async #attempt<Result>(
    what: string,
    attempt: () => Promise<Result | undefined>,
  ): Promise<Result | null> {
    try {
      return (await attempt()) ?? null;
    } catch (error) {
      this.#report(what, error);
      return null;
    }
  }

  #report(what: string, error: unknown): void {
    const reason = error instanceof Error ? (error.stack ?? error.message) : String(error);
    this.#connection.console.error(`${what} failed: ${reason}`);
  }
}

const isLate = Symbol('late');

/** Returns what a promise resolves to, or {@link isLate} after some time. */
async function withinMs<Value>(
  value: Promise<Value>,
  waitMs: number,
): Promise<Value | typeof isLate> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<typeof isLate>((resolve) => {
    timer = setTimeout(() => resolve(isLate), waitMs);
  });
  try {
    return await Promise.race([value, late]);
  } finally {
    clearTimeout(timer);
  }
}
