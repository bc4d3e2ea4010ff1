import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

const editors = fileURLToPath(new URL('../../../editors/', import.meta.url));

/** A part of the configuration of VS Code's client. */
interface ClientOptions {
  readonly serverOptions: (folder: string) => { readonly command: string; readonly args: string[] };
  readonly clientOptions: { readonly documentSelector: readonly { readonly pattern: string }[] };
}

/** Returns the options of VS Code's client. */
export function vsCodeOptions(): ClientOptions {
  // The module has no types, because it is shipped as it is.
  return createRequire(import.meta.url)(`${editors}vscode/clientOptions.cjs`) as ClientOptions;
}

/** Returns the command by which each editor starts the server in the folder of a repository. */
export async function editorCommands(): Promise<[editor: string, command: string[]][]> {
  const { command, args } = vsCodeOptions().serverOptions('');
  const helix = await readFile(`${editors}helix/languages.toml`, 'utf8');
  const [, program = ''] = /^command = (".*")$/m.exec(helix) ?? [];
  const [, list = ''] = /^args = (\[.*\])$/m.exec(helix) ?? [];
  const neovim = await readFile(`${editors}neovim/livery.lua`, 'utf8');
  const [, path = ''] = /^local program = '(.*)'$/m.exec(neovim) ?? [];
  return [
    ['VS Code', [command, ...args]],
    // The values are written as in JSON.
    ['Helix', [String(JSON.parse(program)), ...(JSON.parse(list) as string[])]],
    ['Neovim', ['node', path, 'lsp']],
  ];
}
