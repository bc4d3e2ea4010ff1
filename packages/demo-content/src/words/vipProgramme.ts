import type { Words } from './Words.ts';

interface VipBenefitSeed {
  readonly code: string;
  readonly name: Words;
  readonly text: Words;
}

/** What ranks differ in. */
export const vipBenefits: readonly VipBenefitSeed[] = [
  {
    code: 'cashback',
    name: { EN: 'Weekly cashback', TY: 'Lingguhang cashback' },
    text: {
      EN: 'Of net losses, paid as your own money.',
      TY: 'Mula sa netong talo, ibinabayad bilang sarili mong pera.',
    },
  },
  {
    code: 'points',
    name: { EN: 'Points', TY: 'Puntos' },
    text: { EN: 'For every 100 staked.', TY: 'Sa bawat 100 na taya.' },
  },
  {
    code: 'birthday',
    name: { EN: 'Birthday present', TY: 'Regalo sa kaarawan' },
    text: { EN: 'Once a year, without wagering.', TY: 'Isang beses bawat taon, walang wagering.' },
  },
  {
    code: 'withdrawals',
    name: { EN: 'Withdrawals checked within', TY: 'Nasusuri ang withdrawal sa loob ng' },
    text: { EN: 'Once the account is verified.', TY: 'Kapag beripikado na ang account.' },
  },
  {
    code: 'service',
    name: { EN: 'Own customer service', TY: 'Sariling customer service' },
    text: { EN: 'A line of its own, day and night.', TY: 'Sariling linya, araw at gabi.' },
  },
  {
    code: 'mall',
    name: { EN: 'Points mall', TY: 'Points mall' },
    text: { EN: 'Which things can be chosen.', TY: 'Aling mga gamit ang mapipili.' },
  },
];

const basic: Words = { EN: 'Basic', TY: 'Basic' };
const all: Words = { EN: 'Everything', TY: 'Lahat' };
const none: Words = { EN: '', TY: '' };
const yes: Words = { EN: 'Yes', TY: 'Mayroon' };

function same(text: string): Words {
  return { EN: text, TY: text };
}

function hours(number: number): Words {
  return { EN: `${number} hours`, TY: `${number} oras` };
}

function staked(amount: string): Words {
  return {
    EN: `${amount} staked within twelve months`,
    TY: `${amount} na taya sa loob ng labindalawang buwan`,
  };
}

/** The ranks, the lowest first; `values` in the order of {@link vipBenefits}. */
export const vipRanks: readonly {
  readonly rankLevel: number;
  readonly rankName: string;
  readonly requirement: Words;
  readonly values: readonly Words[];
}[] = [
  {
    rankLevel: 1,
    rankName: 'Bronze',
    requirement: { EN: 'Every member', TY: 'Bawat miyembro' },
    values: [none, same('1'), none, hours(24), none, basic],
  },
  {
    rankLevel: 2,
    rankName: 'Silver',
    requirement: staked('10,000'),
    values: [same('1 %'), same('1.2'), same('20'), hours(18), none, basic],
  },
  {
    rankLevel: 3,
    rankName: 'Gold',
    requirement: staked('50,000'),
    values: [
      same('2 %'),
      same('1.5'),
      same('50'),
      hours(12),
      none,
      { EN: 'More', TY: 'Mas marami' },
    ],
  },
  {
    rankLevel: 4,
    rankName: 'Platinum',
    requirement: staked('250,000'),
    values: [same('3 %'), same('1.8'), same('150'), hours(6), none, all],
  },
  {
    rankLevel: 5,
    rankName: 'Diamond',
    requirement: staked('1,000,000'),
    values: [same('4 %'), same('2'), same('500'), hours(2), yes, all],
  },
];
