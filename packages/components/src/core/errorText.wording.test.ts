import { errorCodes } from '@livery/model';
import { expect, it } from 'vitest';
import { englishTexts } from '../testing/englishTexts.ts';

it('[ERRS-07] has a distinct English text for every error code', () => {
  const texts = errorCodes.map((code) => englishTexts[`error.${code}`]);

  expect(texts).not.toContain(undefined);
  expect(new Set(texts).size).toBe(errorCodes.length);
});
