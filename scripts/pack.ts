/** `npm run pack`: builds the package of the `livery` command into `dist/`. */
import { stat } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { packCli } from './pack/packCli.ts';

const tarball = await packCli(join(import.meta.dirname, '../dist/cli'));
const { size } = await stat(tarball);
console.log(`${relative('.', tarball)}: ${Math.ceil(size / 1024)} kB`);
