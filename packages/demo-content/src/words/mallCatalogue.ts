import type { SceneFamilyName } from '../art/sceneFamilies.ts';
import type { Words } from './Words.ts';

export const mallCategories: readonly { readonly code: string; readonly name: Words }[] = [
  { code: 'things', name: { EN: 'Things', TY: 'Mga gamit' } },
  { code: 'play', name: { EN: 'Rounds and tickets', TY: 'Mga round at tiket' } },
  { code: 'vouchers', name: { EN: 'Vouchers', TY: 'Mga voucher' } },
  { code: 'giving', name: { EN: 'Giving', TY: 'Pagbibigay' } },
];

interface MallItemSeed {
  readonly itemId: string;
  readonly category: string;
  readonly art: SceneFamilyName;
  readonly name: Words;
  readonly text: Words;
  readonly points: number;
  readonly stock: number;
  readonly rankLevel?: number;
}

/** What the points mall of the demonstration offers. */
export const mallItems: readonly MallItemSeed[] = [
  {
    itemId: 'm1',
    category: 'things',
    art: 'koiPond',
    points: 900,
    stock: 120,
    name: { EN: 'Enamel mug', TY: 'Enamel na tasa' },
    text: { EN: 'Holds 350 ml; for camp and kitchen.', TY: '350 ml; pang-kamping at pangkusina.' },
  },
  {
    itemId: 'm2',
    category: 'things',
    art: 'neonCity',
    points: 4_800,
    stock: 40,
    name: { EN: 'Wireless earphones', TY: 'Wireless na earphones' },
    text: { EN: 'Eighteen hours with the case.', TY: 'Labingwalong oras kasama ang case.' },
  },
  {
    itemId: 'm3',
    category: 'things',
    art: 'starship',
    points: 18_000,
    stock: 8,
    rankLevel: 3,
    name: { EN: 'Tablet, 11 inch', TY: 'Tablet, 11 pulgada' },
    text: { EN: 'With a cover and a pen.', TY: 'May cover at panulat.' },
  },
  {
    itemId: 'm4',
    category: 'play',
    art: 'gemVault',
    points: 200,
    stock: 5_000,
    name: { EN: 'Twenty slot rounds', TY: 'Dalawampung round sa slot' },
    text: {
      EN: 'At the smallest bet; winnings are your own money.',
      TY: 'Sa pinakamaliit na taya; sarili mong pera ang panalo.',
    },
  },
  {
    itemId: 'm5',
    category: 'play',
    art: 'lotteryDrum',
    points: 350,
    stock: 2_000,
    name: { EN: 'Three lottery numbers', TY: 'Tatlong numero sa lottery' },
    text: { EN: 'In the last draw of the week.', TY: 'Sa huling bunot ng linggo.' },
  },
  {
    itemId: 'm6',
    category: 'vouchers',
    art: 'orchard',
    points: 1_200,
    stock: 300,
    name: { EN: 'Groceries, 200', TY: 'Grocery, 200' },
    text: { EN: 'A code for three chains of shops.', TY: 'Code para sa tatlong tindahan.' },
  },
  {
    itemId: 'm7',
    category: 'vouchers',
    art: 'canyonTrain',
    points: 2_600,
    stock: 90,
    rankLevel: 2,
    name: { EN: 'Train ride, 500', TY: 'Biyahe sa tren, 500' },
    text: { EN: 'Good for a year.', TY: 'Magagamit sa loob ng isang taon.' },
  },
  {
    itemId: 'm8',
    category: 'giving',
    art: 'mushroomGlade',
    points: 100,
    stock: 100_000,
    name: { EN: 'Plant a mangrove', TY: 'Magtanim ng bakawan' },
    text: {
      EN: 'One seedling on the coast, in your name or in none.',
      TY: 'Isang punla sa baybayin, sa pangalan mo o wala.',
    },
  },
  {
    itemId: 'm9',
    category: 'giving',
    art: 'whaleSong',
    points: 500,
    stock: 0,
    name: { EN: 'Adopt a reef', TY: 'Mag-ampon ng bahura' },
    text: {
      EN: 'A square metre, looked after for a year.',
      TY: 'Isang metro kuwadrado, inaalagaan nang isang taon.',
    },
  },
];
