// Runs the extension of VS Code without VS Code: `node runExtension.cjs <extension> <folder> <file>`
// opens the file in a workspace of the folder. Prints the path and the codes of each set of
// diagnostics, and ends after the first one that is not empty.
const { readFileSync } = require('node:fs');
const Module = require('node:module');
const { matchesGlob } = require('node:path');
const { pathToFileURL, fileURLToPath } = require('node:url');

const [extension, folder, file] = process.argv.slice(2);
const disposable = { dispose: () => undefined };
const event = () => disposable;

class Uri {
  constructor(fsPath) {
    this.fsPath = fsPath;
    this.path = fsPath;
    this.scheme = 'file';
  }
  static file(path) {
    return new Uri(path);
  }
  static parse(uri) {
    return uri.startsWith('file:') ? new Uri(fileURLToPath(uri)) : new URL(uri);
  }
  toString() {
    return pathToFileURL(this.fsPath).href;
  }
}

class EventEmitter {
  event = event;
  fire() {}
  dispose() {}
}

class CancellationTokenSource {
  token = { isCancellationRequested: false, onCancellationRequested: event };
  cancel() {}
  dispose() {}
}

/** Takes the place of a class or an enumeration that only has to be there. */
const unused = () =>
  new Proxy(function Unused() {}, {
    get: (target, name) => (name in target || typeof name === 'symbol' ? target[name] : unused()),
    apply: event,
  });

/** Adds registrations and events to the parts of a namespace that the client reads. */
const namespace = (parts) =>
  new Proxy(parts, { get: (_, name) => (name === 'then' ? undefined : (parts[name] ?? event)) });

const opened = {
  uri: new Uri(file),
  fileName: file,
  languageId: 'json',
  version: 1,
  getText: () => readFileSync(file, 'utf8'),
};
const vscode = {
  version: '1.100.0',
  Uri,
  EventEmitter,
  CancellationTokenSource,
  env: { appName: 'test', language: 'en' },
  workspace: namespace({
    workspaceFolders: [{ uri: new Uri(folder), name: 'brands', index: 0 }],
    textDocuments: [opened],
    notebookDocuments: [],
    getConfiguration: () => ({ get: (_, fallback) => fallback }),
    createFileSystemWatcher: () =>
      namespace({ onDidCreate: event, onDidChange: event, onDidDelete: event }),
  }),
  window: namespace({
    visibleTextEditors: [],
    tabGroups: namespace({ all: [] }),
    createOutputChannel: () => namespace({ error: (text) => console.error(text) }),
    showErrorMessage: async (text) => console.error(text),
  }),
  languages: namespace({
    match: (selector, { fileName, languageId }) =>
      Number(
        [selector]
          .flat()
          .some(
            ({ language, pattern }) =>
              language === languageId && (!pattern || matchesGlob(fileName, pattern)),
          ),
      ),
    createDiagnosticCollection: () =>
      namespace({
        set: (uri, diagnostics) => {
          const codes = diagnostics.map(({ code }) => code.value ?? code);
          console.log(JSON.stringify([uri.fsPath, ...codes]));
          if (codes.length > 0) void end();
        },
      }),
  }),
};
const stub = new Proxy(vscode, {
  get: (target, name) => (target[name] ??= unused()),
});

// oxlint-disable-next-line no-underscore-dangle -- Node's hook for modules of CommonJS
const load = Module._load;
// oxlint-disable-next-line no-underscore-dangle -- see above
Module._load = (name, ...rest) => (name === 'vscode' ? stub : load(name, ...rest));
const { activate, deactivate } = require(extension);

async function end() {
  await deactivate();
  process.exit(0);
}

void activate();
