import type { ProblemCode } from '../../report/problemCodes.ts';

/** Codes that no content of a file causes: links, rights, and checks of live mode. */
export const codesWithoutContent: readonly ProblemCode[] = [
  'LV111',
  'LV112',
  'LV116',
  'LV212',
  // No member of the format of today is deprecated.
  'LV213',
  'LV214',
  'LV507',
  'LV508',
  'LV509',
  'LV510',
  'LV511',
  'LV521',
  'LV533',
  'LV534',
  'LV535',
  'LV758',
];
