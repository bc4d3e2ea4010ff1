import { errorCodes } from '@livery/model';
import { expect, it } from 'vitest';
import { englishTexts } from '../testing/englishTexts.ts';

it('[ERRS-07] every way a call can fail has an English sentence that no other way has', () => {
  const sentences = errorCodes.map((code) => englishTexts[`error.${code}`]);

  expect(sentences).not.toContain(undefined);
  expect(new Set(sentences).size).toBe(errorCodes.length);
});
