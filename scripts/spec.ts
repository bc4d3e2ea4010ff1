/**
 * `npm run spec`: each requirement and the tests that prove it; with `--mutate` the constants that
 * no unit test notices, with `--mutate --list` all of them.
 */
import { constants } from '@livery/e2e/literals/constants';
import { parseArgs } from 'node:util';
import { mutateConstants } from './spec/mutateConstants.ts';
import { proveRequirements } from './spec/proveRequirements.ts';

const {
  values: { mutate, list },
  positionals,
} = parseArgs({
  options: {
    mutate: { type: 'boolean', default: false },
    list: { type: 'boolean', default: false },
  },
  allowPositionals: true,
});
if (!mutate && (list || positionals.length > 0))
  throw new Error("Parts of a constant's name, and --list, belong to --mutate.");
await (mutate ? mutateConstants(constants, { list, filters: positionals }) : proveRequirements());
