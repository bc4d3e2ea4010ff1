import { expect, it } from 'vitest';
import { prizeModeOf } from './prizeModeOf.ts';

const modes = { lott: 'Lott', zy: 'ZY', elott: 'Elott', sea: 'SEA' };
const category = (gameType: string, ...codes: string[]) => ({
  gameType,
  vendors: codes.map((vassalage) => ({ vassalage, gameType, title: vassalage })),
});

it.each([
  ['TCG_LOTTO_VN under ELOTT', [category('ELOTT', 'XX', 'TCG_LOTTO_VN')], 'Elott'],
  ['LOTT under ELOTT', [category('RNG', 'PP'), category('ELOTT', 'LOTT')], 'Elott'],
  ['another vendor under ELOTT', [category('ELOTT', 'ELOTT', 'TCG_SEA')], 'Lott'],
  [
    'those vendors in another category',
    [category('LOTT', 'LOTT', 'TCG_LOTTO_VN'), category('ELOTT')],
    'Lott',
  ],
  ['no menu', [], 'Lott'],
])('[LOBB-10] returns the prize mode for %s', (_name, categories, mode) => {
  expect(prizeModeOf(categories, modes)).toBe(mode);
});
