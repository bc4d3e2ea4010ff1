import { expect, it } from 'vitest';
import { LotteryBetStore } from './LotteryBetStore.ts';
import { exampleRoot } from '../testing/exampleRoot.ts';
import { fail, fakeApi, later, reply } from '../testing/fakeApi.ts';

const catalogue = (prizeMode: string, series: number): object => ({
  prizeMode,
  series,
  units: [1, 2],
  maxMultiple: 99,
  minStake: 1,
  maxStake: 100,
  maxPrize: 1_000,
  playTypes: [
    {
      playType: 'oddEven',
      count: 'options',
      fields: [{ name: 'side', options: ['odd', 'even'] }],
      odds: [{ outcomes: 1, total: 2 }],
    },
  ],
});

it('[LOTT-09] shows the previous catalogue while that of another prize mode loads, without permitting bets', async () => {
  const pending = later();
  const api = fakeApi({
    getLottPlayTypes: [reply(catalogue('Lott', 1_900)), pending.answer, fail('upstream_failed')],
  });
  const bet = exampleRoot({ api }).create(
    (deps) => new LotteryBetStore(deps, { gameId: 7, prizeMode: 'Lott' }),
  );
  await bet.catalogue.load(bet.request);
  bet.toggle(0, 'odd');
  expect([bet.offered?.series, bet.isChanging]).toEqual([1_900, false]);
  bet.setPrizeMode('SEA');
  const loading = bet.catalogue.load(bet.request);
  expect([bet.offered?.series, bet.isChanging, bet.betCount]).toEqual([1_900, true, 1]);
  pending.arrive(reply(catalogue('SEA', 1_940)));
  await loading;
  expect([bet.offered?.series, bet.isChanging]).toEqual([1_940, false]);
  bet.setPrizeMode('ZY');
  await bet.catalogue.load(bet.request);
  expect([bet.offered?.series, bet.isChanging, bet.state.status]).toEqual([1_940, true, 'failed']);
});

it('[LOTT-09] reads a multiple in the digits of any script, and shows it as it is read', async () => {
  const api = fakeApi({ getLottPlayTypes: [reply(catalogue('Lott', 1_900))] });
  const bet = exampleRoot({ api }).create(
    (deps) => new LotteryBetStore(deps, { gameId: 7, prizeMode: 'Lott' }),
  );
  await bet.catalogue.load(bet.request);

  bet.setMultiple('１ 2');
  expect([bet.multiple, bet.multipleText]).toEqual([12, '１ 2']);
  bet.readMultiple();

  expect(bet.multipleText).toBe('12');
});
