import { callCatalogue } from '@livery/api/callCatalogue';
import { keyFault } from '@livery/api/codecs';
import { loadSchemas } from '@livery/config';
import { directorySource } from '@livery/config/directorySource';
import { readServingSettings } from '@livery/config/readServingSettings';
import { readFile, stat } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Ports } from '../Ports.ts';

const repository = fileURLToPath(new URL('../../../..', import.meta.url));

/** Ports of a command that runs in a folder, and what it printed. */
export interface FolderPorts {
  readonly ports: Ports;
  readonly printed: string[];
  readonly errors: string[];
}

/** Returns ports that read a folder on disk and change nothing. */
export function folderPorts(folder: string, changes: Partial<Ports> = {}): FolderPorts {
  const printed: string[] = [];
  const errors: string[] = [];
  const unused = (): never => {
    throw new Error('not used');
  };
  return {
    printed,
    errors,
    ports: {
      schemas: () => loadSchemas(directorySource(repository)),
      calls: callCatalogue,
      open: directorySource,
      absolute: (path) => join(folder, path),
      displayPath: (path) => relative(folder, path),
      kind: async (path) => {
        const found = await stat(path).catch(() => undefined);
        return found && (found.isDirectory() ? 'folder' : 'file');
      },
      glob: unused,
      makeFolder: unused,
      read: (path) => readFile(path, 'utf8'),
      write: unused,
      git: unused,
      send: unused,
      env: {},
      servingSettings: (options) => readServingSettings({ ...options, keyFault }),
      secret: () => undefined,
      version: '0.0.0',
      isRepository: true,
      localPorts: { site: '8080', sandbox: '8081' },
      schemaFolder: '/schemas',
      base: { folder: '/tenants/_base', isChosen: false },
      nowMs: unused,
      streams: unused,
      out: (text) => printed.push(text),
      error: (text) => errors.push(text),
      ...changes,
    },
  };
}
