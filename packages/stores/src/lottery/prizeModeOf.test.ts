import { expect, it } from 'vitest';
import { prizeModeOf } from './prizeModeOf.ts';

const modes = { lott: 'Lott', zy: 'ZY', elott: 'Elott', sea: 'SEA' };
const lane = (gameType: string, ...codes: string[]) => ({
  gameType,
  vendors: codes.map((vassalage) => ({ vassalage, gameType, title: vassalage })),
});

it.each([
  ['TCG_LOTTO_VN under ELOTT', [lane('ELOTT', 'XX', 'TCG_LOTTO_VN')], 'Elott'],
  ['LOTT under ELOTT', [lane('RNG', 'PP'), lane('ELOTT', 'LOTT')], 'Elott'],
  ['another vendor under ELOTT', [lane('ELOTT', 'ELOTT', 'TCG_SEA')], 'Lott'],
  ['those vendors elsewhere', [lane('LOTT', 'LOTT', 'TCG_LOTTO_VN'), lane('ELOTT')], 'Lott'],
  ['no menu', [], 'Lott'],
])('[LOBB-10] the prize mode with %s', (_name, lanes, mode) => {
  expect(prizeModeOf(lanes, modes)).toBe(mode);
});
