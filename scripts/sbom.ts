/** `npm run sbom`: writes the packages of the delivered programs as CycloneDX into `dist/`. */
import { join, relative } from 'node:path';
import { makeSbom } from './pack/makeSbom.ts';

console.log(relative('.', await makeSbom(join(import.meta.dirname, '../dist/livery.cdx.json'))));
