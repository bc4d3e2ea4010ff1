/** `node scripts/deploy/install.ts <folder>`: installs the built server into an empty folder. */
import { join, resolve } from 'node:path';
import { installProduction } from './installProduction.ts';

const [target] = process.argv.slice(2);
if (target === undefined) {
  console.error('Name the folder: node scripts/deploy/install.ts <folder>');
  process.exit(1);
}
try {
  await installProduction({
    repository: join(import.meta.dirname, '../..'),
    target: resolve(target),
  });
  console.log(`Installed in ${target}. Start it there with "node server/src/main.ts".`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
