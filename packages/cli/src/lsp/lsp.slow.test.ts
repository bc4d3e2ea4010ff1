import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { beforeEach, afterEach, describe, expect, it, vi } from 'vitest';
import {
  createProtocolConnection,
  StreamMessageReader,
  StreamMessageWriter,
  type CodeAction,
  type CompletionList,
  type Hover,
  type InitializeResult,
  type Location,
  type ProtocolConnection,
  type PublishDiagnosticsParams,
  type RegistrationParams,
} from 'vscode-languageserver/node';
import { editorCommands } from './testing/editorCommands.ts';

// Each test starts a process, which may exceed the default timeout on a slow machine.
vi.setConfig({ testTimeout: 120_000 });

const repository = fileURLToPath(new URL('../../../..', import.meta.url));

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'livery-lsp-'));
  await cp(join(repository, 'tenants'), join(folder, 'tenants'), { recursive: true });
  // The documents name schemas beside the brands.
  await symlink(join(repository, 'schemas'), join(folder, 'schemas'), 'junction');
});
afterEach(() => rm(folder, { recursive: true }));

/** A language server as a process, and the messages of its client. */
interface Running {
  readonly client: ProtocolConnection;
  readonly errors: () => string;
  readonly exitCode: Promise<number | null>;
  /** Waits for diagnostics of a file that fulfil a condition. */
  readonly diagnostics: (
    uri: string,
    isExpected: (codes: readonly unknown[]) => boolean,
  ) => Promise<PublishDiagnosticsParams>;
  readonly registrations: RegistrationParams[];
}

async function start([command, ...args]: readonly string[]): Promise<Running> {
  const child = spawn(command === 'node' ? process.execPath : (command ?? ''), args, {
    cwd: repository,
  });
  let errors = '';
  child.stderr.on('data', (text: Buffer) => {
    errors += text.toString();
  });
  const exitCode = once(child, 'exit').then(([code]: (number | null)[]) => code ?? null);
  const client = createProtocolConnection(
    new StreamMessageReader(child.stdout),
    new StreamMessageWriter(child.stdin),
  );
  const latest = new Map<string, PublishDiagnosticsParams>();
  const watchers = new Set<() => void>();
  client.onNotification('textDocument/publishDiagnostics', (params: PublishDiagnosticsParams) => {
    latest.set(params.uri, params);
    for (const look of watchers) look();
  });
  const registrations: RegistrationParams[] = [];
  client.onRequest('client/registerCapability', (params: RegistrationParams) => {
    registrations.push(params);
    return null;
  });
  client.listen();
  const initialized = client.sendRequest<InitializeResult>('initialize', {
    processId: process.pid,
    rootUri: null,
    workspaceFolders: [{ name: 'brands', uri: pathToFileURL(folder).href }],
    capabilities: { workspace: { didChangeWatchedFiles: { dynamicRegistration: true } } },
  });
  const ended = exitCode.then((code) => {
    throw new Error(`the server ended with ${code}: ${errors}`);
  });
  await Promise.race([initialized, ended]);
  // The end after it is expected.
  ended.catch(() => undefined);
  await client.sendNotification('initialized', {});
  return {
    client,
    errors: () => errors,
    exitCode,
    registrations,
    diagnostics: (uri, isExpected) =>
      new Promise((resolve) => {
        const look = (): void => {
          const params = latest.get(uri);
          if (!params || !isExpected(params.diagnostics.map(({ code }) => code))) return;
          watchers.delete(look);
          resolve(params);
        };
        watchers.add(look);
        look();
      }),
  };
}

const uriOf = (file: string): string => pathToFileURL(join(folder, 'tenants', file)).href;

describe.each(await editorCommands())('the command of %s', (_, command) => {
  it('answers an editor about a document of a brand', async () => {
    const { client, diagnostics, errors, exitCode, registrations } = await start(command);
    const uri = uriOf('lagoon/flags.json');
    const text =
      '{\n  "$schema": "../../schemas/flags.schema.json",\n  "flags": { "games.slots": { "vlaue": true } }\n}\n';
    const lines = text.split('\n');
    const at = (word: string): object => {
      const line = lines.findIndex((each) => each.includes(word));
      return {
        textDocument: { uri },
        position: { line, character: (lines[line]?.indexOf(word) ?? 0) + 1 },
      };
    };

    await client.sendNotification('textDocument/didOpen', {
      textDocument: { uri, languageId: 'json', version: 1, text },
    });
    const { diagnostics: found } = await diagnostics(uri, (codes) => codes.includes('LV203'));
    const [problem] = found;
    expect(problem).toMatchObject({
      message: expect.stringContaining('did you mean "value"?'),
      range: { start: { line: 2, character: 30 }, end: { line: 2, character: 37 } },
    });

    const [action] = await client.sendRequest<CodeAction[]>('textDocument/codeAction', {
      textDocument: { uri },
      range: problem?.range,
      context: { diagnostics: found },
    });
    expect(action?.edit?.changes?.[uri]).toEqual([{ range: problem?.range, newText: '"value"' }]);

    const hover = await client.sendRequest<Hover>('textDocument/hover', at('"games.slots"'));
    expect(JSON.stringify(hover.contents)).toContain('- `_base` sets');
    const definition = await client.sendRequest<Location>(
      'textDocument/definition',
      at('"games.slots"'),
    );
    expect(definition.uri).toBe(uriOf('_base/flags.json'));
    const { items } = await client.sendRequest<CompletionList>(
      'textDocument/completion',
      at('"games.slots"'),
    );
    expect(items.map(({ label }) => label)).toContain('memberCentre.deposit');

    await client.sendNotification('textDocument/didChange', {
      textDocument: { uri, version: 2 },
      contentChanges: [{ range: problem?.range, text: '"value"' }],
    });
    await diagnostics(uri, (codes) => codes.length === 0);

    expect(registrations[0]?.registrations[0]?.method).toBe('workspace/didChangeWatchedFiles');
    await client.sendRequest('shutdown');
    await client.sendNotification('exit');
    expect(await exitCode).toBe(0);
    expect(errors()).toBe('');
  });
});

it('validates again when a file changes on disk, and reports what it breaks elsewhere', async () => {
  const { client, diagnostics, exitCode } = await start([
    'node',
    join(repository, 'packages/cli/bin/livery.mjs'),
    'lsp',
    '--stdio',
  ]);
  const file = join(folder, 'tenants/lagoon/site.json');
  const text = await readFile(file, 'utf8');
  await client.sendNotification('textDocument/didOpen', {
    textDocument: { uri: uriOf('lagoon/site.json'), languageId: 'json', version: 1, text },
  });

  const uri = uriOf('lagoon/flags.json');
  await writeFile(join(folder, 'tenants/lagoon/flags.json'), '{ "flgas": {} }');
  await client.sendNotification('workspace/didChangeWatchedFiles', {
    changes: [{ uri, type: 1 }],
  });
  await diagnostics(uri, (codes) => codes.includes('LV203'));
  await rm(join(folder, 'tenants/lagoon/flags.json'));
  await client.sendNotification('workspace/didChangeWatchedFiles', {
    changes: [{ uri, type: 3 }],
  });
  await diagnostics(uri, (codes) => codes.length === 0);

  // Without a shutdown before, the end is a failure.
  await client.sendNotification('exit');
  expect(await exitCode).toBe(1);
});

it('is started by the extension of VS Code, for the documents of brands', async () => {
  const file = join(folder, 'tenants/lagoon/flags.json');
  await writeFile(file, '{ "flags": { "chat": { "vlaue": true } } }');
  await symlink(join(repository, 'node_modules'), join(folder, 'node_modules'), 'junction');

  const { stdout, stderr } = await promisify(execFile)(process.execPath, [
    join(import.meta.dirname, 'testing/runExtension.cjs'),
    join(repository, 'packages/cli/editors/vscode/extension.cjs'),
    folder,
    file,
  ]);
  expect(stdout).toBe(`${JSON.stringify([file, 'LV203'])}\n`);
  expect(stderr).toBe('');
});
