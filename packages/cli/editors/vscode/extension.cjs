const { existsSync } = require('node:fs');
const { join } = require('node:path');
const { workspace } = require('vscode');
const { LanguageClient } = require('vscode-languageclient/node');
const { clientOptions, program, serverOptions } = require('./clientOptions.cjs');

let client;

/** Starts the server of the first folder of the workspace that has the command. */
exports.activate = async () => {
  const folders = (workspace.workspaceFolders ?? []).map(({ uri }) => uri.fsPath);
  const folder = folders.find((path) => existsSync(join(path, program)));
  if (folder === undefined) return;
  client = new LanguageClient('livery', 'Livery', serverOptions(folder), clientOptions);
  await client.start();
};

exports.deactivate = () => client?.stop();
