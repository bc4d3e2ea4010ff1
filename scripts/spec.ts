/**
 * `npm run spec`: lists each requirement with the tests that prove it. With `--mutate`, lists the
 * constants whose change no unit test detects; with `--mutate --list`, all constants.
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
