/** `npm run pack`: builds the package of the `livery` command and the SBOM into `dist/`. */
import { stat } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { makeSbom } from './pack/makeSbom.ts';
import { packCli } from './pack/packCli.ts';

const dist = join(import.meta.dirname, '../dist');
const tarball = await packCli(join(dist, 'cli'));
const { size } = await stat(tarball);
console.log(`${relative('.', tarball)}: ${Math.ceil(size / 1024)} kB`);
console.log(relative('.', await makeSbom(join(dist, 'livery.cdx.json'))));
