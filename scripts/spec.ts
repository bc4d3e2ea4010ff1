/** `npm run spec`: which requirements browser tests prove; with `--mutate` what of texts and constants they notice, with `--list` what they may look at. */
import { mutate } from './spec/mutate.ts';
import { readSpecOptions } from './spec/mutate/readSpecOptions.ts';
import { proveRequirements } from './spec/proveRequirements.ts';

const options = readSpecOptions(process.argv.slice(2));
await (options.mutate || options.list ? mutate(options) : proveRequirements());
