import { loadSchemas } from '@livery/config';
import { directorySource } from '@livery/config/directorySource';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { expect, it, onTestFinished } from 'vitest';
import {
  createConnection,
  createProtocolConnection,
  ProposedFeatures,
  StreamMessageReader,
  StreamMessageWriter,
  type CompletionList,
  type LogMessageParams,
  type ProtocolConnection,
  type PublishDiagnosticsParams,
} from 'vscode-languageserver/node';
import type { Ports } from '../Ports.ts';
import { folderPorts } from '../testing/folderPorts.ts';
import { siteOf, tenantsFixture } from '../testing/tenantsFixture.ts';
import { LanguageServer } from './LanguageServer.ts';

const repository = fileURLToPath(new URL('../../../..', import.meta.url));

/** A client that is connected to a server in this process. */
interface Client {
  readonly folder: string;
  readonly client: ProtocolConnection;
  readonly logs: string[];
  readonly uriOf: (file: string) => string;
  readonly open: (file: string, text: string) => Promise<void>;
  /** Waits until the diagnostics of a file have these codes. */
  readonly codes: (file: string, expected: readonly string[]) => Promise<void>;
}

const longerThanTestMs = 600_000;

interface ConnectOptions {
  readonly initializationOptions?: unknown;
  readonly completionWaitMs?: number;
}

async function connect(
  brands: Readonly<Record<string, unknown>> = {},
  changes: Partial<Ports> = {},
  { initializationOptions, completionWaitMs = longerThanTestMs }: ConnectOptions = {},
): Promise<Client> {
  const folder = await tenantsFixture({ 'reef/site.json': siteOf('reef'), ...brands });
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const [toServer, toClient] = [new PassThrough(), new PassThrough()];
  const { ports } = folderPorts(folder, { schemaFolder: join(repository, 'schemas'), ...changes });
  new LanguageServer({
    connection: createConnection(ProposedFeatures.all, toServer, toClient),
    ports,
    schemas: await loadSchemas(directorySource(repository)),
    debounceMs: 0,
    completionWaitMs,
  }).listen();
  const client = createProtocolConnection(
    new StreamMessageReader(toClient),
    new StreamMessageWriter(toServer),
  );
  const latest = new Map<string, string>();
  const looks = new Set<() => void>();
  client.onNotification('textDocument/publishDiagnostics', (params: PublishDiagnosticsParams) => {
    latest.set(params.uri, params.diagnostics.map(({ code }) => code).join());
    for (const look of looks) look();
  });
  const logs: string[] = [];
  client.onNotification('window/logMessage', ({ message }: LogMessageParams) => {
    logs.push(message);
  });
  client.listen();
  await client.sendRequest('initialize', {
    processId: null,
    rootUri: null,
    capabilities: { workspace: { workspaceFolders: true } },
    initializationOptions,
  });
  await client.sendNotification('initialized', {});
  onTestFinished(() => client.dispose());
  const uriOf = (file: string): string => pathToFileURL(join(folder, file)).href;
  return {
    folder,
    client,
    logs,
    uriOf,
    open: (file, text) =>
      client.sendNotification('textDocument/didOpen', {
        textDocument: { uri: uriOf(file), languageId: 'json', version: 1, text },
      }),
    codes: (file, expected) =>
      new Promise((resolve) => {
        const look = (): void => {
          if (latest.get(uriOf(file)) !== expected.join()) return;
          looks.delete(look);
          resolve();
        };
        looks.add(look);
        look();
      }),
  };
}

const misspelt = '{ "flags": { "chat": { "vlaue": true } } }';
const start = { line: 0, character: 1 };

it('shows problems of a brand in its main document, and of others where they are', async () => {
  const { open, codes, logs } = await connect({
    'Cove/site.json': { name: 'Cove' },
    'Cove/pgaes/home.json': {},
  });
  await open('tenants/Cove/flags.json', misspelt);
  await codes('tenants/Cove/flags.json', ['LV203']);
  await codes('tenants/Cove/pgaes', ['LV115']);
  // The first one is about the name of the folder.
  await codes('tenants/Cove/site.json', ['LV602', 'LV202']);
  expect(logs).toEqual([]);
});

it('has a session for each tenants folder of the workspace', async () => {
  const { folder, open, codes, logs } = await connect();
  await mkdir(join(folder, 'others/_base'), { recursive: true });
  await mkdir(join(folder, 'others/cove'));
  await writeFile(join(folder, 'others/cove/site.json'), '{}');

  await open('tenants/reef/flags.json', misspelt);
  await open('others/cove/flags.json', misspelt);
  await codes('tenants/reef/flags.json', ['LV203']);
  await codes('others/cove/flags.json', ['LV203']);
  expect(logs).toEqual([]);
});

it('removes the diagnostics of a folder that leaves the workspace', async () => {
  const { client, folder, open, codes, uriOf, logs } = await connect();
  await mkdir(join(folder, 'tenants-old/_base'), { recursive: true });
  await mkdir(join(folder, 'tenants-old/cove'));
  await writeFile(join(folder, 'tenants-old/cove/site.json'), '{}');
  const folderOf = (file: string) => ({ uri: uriOf(file), name: file });
  client.onRequest('workspace/workspaceFolders', () => [folderOf('tenants-old')]);
  await open('tenants/reef/flags.json', misspelt);
  await open('tenants-old/cove/flags.json', misspelt);
  await codes('tenants/reef/flags.json', ['LV203']);
  await codes('tenants-old/cove/flags.json', ['LV203']);

  await client.sendNotification('workspace/didChangeWorkspaceFolders', {
    event: { added: [], removed: [folderOf('tenants')] },
  });
  await codes('tenants/reef/flags.json', []);
  await codes('tenants-old/cove/flags.json', ['LV203']);
  // A document that stays open begins a session again when it changes.
  await open('tenants/reef/flags.json', misspelt);
  await codes('tenants/reef/flags.json', ['LV203']);
  expect(logs).toEqual([]);
});

it('follows files that are renamed, removed and closed', async () => {
  const { client, folder, open, codes, uriOf, logs } = await connect({
    'reef/flags.json': misspelt,
  });
  await open('tenants/reef/site.json', JSON.stringify(siteOf('reef')));
  await codes('tenants/reef/flags.json', ['LV203']);

  await rename(join(folder, 'tenants/reef/flags.json'), join(folder, 'tenants/reef/flgas.json'));
  await client.sendNotification('workspace/didChangeWatchedFiles', {
    changes: [
      { uri: uriOf('tenants/reef/flags.json'), type: 3 },
      { uri: uriOf('tenants/reef/flgas.json'), type: 1 },
    ],
  });
  await codes('tenants/reef/flags.json', []);
  await codes('tenants/reef/flgas.json', ['LV115']);

  await rm(join(folder, 'tenants/reef/flgas.json'));
  await open('tenants/reef/flags.json', misspelt);
  await codes('tenants/reef/flags.json', ['LV203']);
  await codes('tenants/reef/flgas.json', []);
  await client.sendNotification('textDocument/didClose', {
    textDocument: { uri: uriOf('tenants/reef/flags.json') },
  });
  await codes('tenants/reef/flags.json', []);
  expect(logs).toEqual([]);
});

it('answers nothing about files in no brand, and documents that are no files', async () => {
  const { client, open, uriOf, logs } = await connect();
  await open('package.json', '{}');
  for (const uri of [uriOf('package.json'), 'untitled:Untitled-1'])
    for (const request of ['completion', 'hover', 'definition'])
      expect(
        await client.sendRequest(`textDocument/${request}`, {
          textDocument: { uri },
          position: start,
        }),
      ).toBeNull();
  expect(logs).toEqual([]);
});

it('logs a failure, and answers the next request', async () => {
  let isFailing = false;
  const { client, open, uriOf, logs, codes } = await connect(
    {},
    {
      kind: (path) => {
        if (isFailing) return Promise.reject(new Error('disk error'));
        return Promise.resolve(path.endsWith('/_base') ? 'folder' : undefined);
      },
    },
  );
  await open('tenants/reef/flags.json', misspelt);
  await codes('tenants/reef/flags.json', ['LV203']);
  const hover = (): Promise<unknown> =>
    client.sendRequest('textDocument/hover', {
      textDocument: { uri: uriOf('tenants/reef/flags.json') },
      position: { line: 0, character: 4 },
    });

  isFailing = true;
  expect(await hover()).toBeNull();
  isFailing = false;
  expect(await hover()).not.toBeNull();
  expect(logs).toEqual([expect.stringContaining('hover failed: Error: disk error')]);
});

it('leaves what schemas say to an editor that has them', async () => {
  const labels = async (initializationOptions: unknown): Promise<string[]> => {
    const { client, open, uriOf } = await connect({}, {}, { initializationOptions });
    await open('tenants/reef/flags.json', '{ "flags": { "" } }');
    const list = await client.sendRequest<{ items: { label: string }[] }>(
      'textDocument/completion',
      {
        textDocument: { uri: uriOf('tenants/reef/flags.json') },
        position: { line: 0, character: 14 },
      },
    );
    return list.items.map(({ label }) => label);
  };
  expect(await labels({ schemas: false })).toEqual(['chat']);
  expect(await labels(undefined)).toContain('chat');
});

it('completes by the schema alone while a large brand is read, and says that more follows', async () => {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const { client, open, uriOf, codes } = await connect(
    {},
    {
      open: (folder) => {
        const disk = directorySource(folder);
        return { ...disk, read: (file) => released.then(() => disk.read(file)) };
      },
    },
    { completionWaitMs: 0 },
  );
  const complete = async () => {
    const { isIncomplete, items } = await client.sendRequest<CompletionList>(
      'textDocument/completion',
      {
        textDocument: { uri: uriOf('tenants/reef/flags.json') },
        position: { line: 0, character: 3 },
      },
    );
    return { isIncomplete, labels: items.map(({ label }) => label) };
  };
  await open('tenants/reef/flags.json', '{ "" }');

  const early = await complete();
  expect(early).toEqual({ isIncomplete: true, labels: expect.arrayContaining(['flags']) });
  release();
  await codes('tenants/reef/flags.json', ['LV102']);

  expect((await complete()).isIncomplete).toBe(false);
});
