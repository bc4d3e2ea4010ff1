// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { basePage } from '../testing/basePage.ts';
import { componentRegistry } from './registry.ts';

/**
 * The page groups of the specification, each with a page and its chunk. Pages of one program share
 * a chunk: games of any opening, and lists of lotteries.
 */
const groups = {
  Vip: ['vip', 'vip'],
  byIframe: ['game', 'play'],
  download: ['down', 'download'],
  egame: ['slots', 'grid'],
  elott: ['lottery', 'lottery'],
  fbSports: ['fbsports', 'fbSports'],
  game: ['game', 'play'],
  help: ['help', 'help'],
  index: ['home', 'home'],
  joinus: ['join', 'joinus'],
  lottery: ['lottery', 'lottery'],
  pointMall: ['pointMall', 'pointMall'],
  promo: ['promotions', 'promo'],
  promoDetail: ['promoDetail', 'promoDetail'],
  seamless: ['seamless', 'play'],
  vnlottery: ['vnlottery', 'lottery'],
} as const;

/** Chunks of parts that pages of several groups have: lists of games, and jackpots. */
const shared: readonly string[] = ['grid', 'home'];

/** Returns the lazily loaded chunks of a page of the base brand. */
function chunksOf(page: string): ReadonlySet<string> {
  return new Set(
    Object.values(basePage(page).nodes).flatMap(({ use }) => componentRegistry.chunkOf(use) ?? []),
  );
}

it.each(Object.entries(groups))(
  '[ROUTE-17] loads the page group %s lazily, with its own chunk',
  (_group, [page, chunk]) => {
    expect(chunksOf(page)).toContain(chunk);
  },
);

it('[ROUTE-17] loads no page with the chunk of another group', () => {
  for (const [page] of Object.values(groups)) {
    const others = Object.values(groups).flatMap(([other, chunk]) =>
      other !== page && !shared.includes(chunk) ? [{ other, chunk }] : [],
    );
    const own = Object.values(groups).flatMap(([name, chunk]) => (name === page ? [chunk] : []));
    const foreign = others.filter(
      ({ chunk }) => chunksOf(page).has(chunk) && !own.some((name) => name === chunk),
    );
    expect([page, foreign]).toEqual([page, []]);
  }
});
