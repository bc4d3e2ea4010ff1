import { brandFixture, fixtureSchemas } from '../brandFixture.ts';
import { shippedBrands, shippedSchemas } from '../shippedBrands.ts';
import { editFiles, type Files } from './brandFiles.ts';
import { brandValidator, type BrandValidator } from './brandValidator.ts';
import type { Mistake } from './Mistake.ts';

/** The right files that mistakes are made in, and how they are validated. */
export interface MistakeBrands {
  readonly files: Files;
  readonly validate: BrandValidator;
}

/** Reads the brands for the mistakes of both kinds. */
export async function readMistakeBrands(): Promise<Record<'fixture' | 'shipped', MistakeBrands>> {
  const [shipped, schemas, schemasOfFixture] = await Promise.all([
    shippedBrands(),
    shippedSchemas(),
    fixtureSchemas(),
  ]);
  return {
    fixture: { files: brandFixture, validate: brandValidator(brandFixture, schemasOfFixture) },
    shipped: { files: shipped, validate: brandValidator(shipped, schemas) },
  };
}

/** Returns the files with a mistake. */
export function filesWith({ given = [], edit }: Mistake, files: Files): Files {
  return editFiles(files, [...given, edit]);
}
