import { expect, it } from 'vitest';
import { offeredPrizeModes } from './lotteryPrizeMode.ts';

it.each([
  [{ lott: 'Lott', zy: 'ZY', elott: 'Elott', sea: 'SEA' }, ['Lott', 'ZY', 'Elott', 'SEA']],
  [{ lott: 'Lott', zy: 'Lott', elott: 'Elott', sea: 'Elott' }, ['Lott', 'Elott']],
  [{ lott: '1', zy: '1', elott: '1', sea: '1' }, ['1']],
  [{ lott: 'P-96', zy: 'P-95', elott: 'P-96', sea: 'P-96' }, ['P-96', 'P-95']],
])('[LOTT-09] [CONF-08] with the brand’s modes %j offers %j', (prizeModes, offered) => {
  expect(offeredPrizeModes({ prizeModes })).toEqual(offered);
});
