import { fileURLToPath } from 'node:url';
import { loadSchemas } from '@livery/config';
import { directorySource } from '@livery/config/directorySource';
import type { Installation } from './Installation.ts';
import { readVersion } from './readVersion.ts';

const pathOf = (path: string): string =>
  fileURLToPath(new URL(`../../../../${path}`, import.meta.url));

/** Files of the repository. The package has `packagedInstallation` in its place. */
export const installation: Installation = {
  version: await readVersion(new URL('../../package.json', import.meta.url)),
  isRepository: true,
  schemaFolder: pathOf('schemas'),
  base: pathOf('tenants/_base'),
  schemas: () => loadSchemas(directorySource(pathOf(''))),
};
