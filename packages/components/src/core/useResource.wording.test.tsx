// @vitest-environment jsdom
import type { TextKey } from '@livery/model';
import { fail, later, reply, type Answer } from '@livery/stores/testing/fakeApi';
import { act } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { mountNode, type MountedNode, type Visitor } from '../testing/mountNode.tsx';
import { withoutLayout } from '../testing/withoutLayout.ts';

/** A component that shows a remote value. */
interface Part {
  readonly use: string;
  readonly props?: object;
  readonly visitor?: Visitor;
  /** What follows the path in the address. */
  readonly query?: string;
  /** The call it shows, and those it makes besides. */
  readonly call: string;
  readonly others?: Readonly<Record<string, readonly Answer[]>>;
}

const title = { $text: 'news' };
const help: Part = { use: 'HelpCentre', props: { title }, call: 'getHelpCenter' };
const notices: Part = { use: 'NoticeList', props: { title }, call: 'getNotice' };
const promotions: Part = { use: 'PromotionList', props: { title }, call: 'getPromotions' };
const mall: Part = { use: 'MallCatalogue', props: { title }, call: 'getMallCatalogue' };
const ranks: Part = { use: 'VipProgramme', props: { title }, call: 'getVipRanks' };
const cards: Part = {
  use: 'VendorCards',
  props: { title, gameType: 'LIVE' },
  call: 'getGameVendor',
};
const rail: Part = { use: 'VendorRail', props: { title, gameType: 'LIVE' }, call: 'getGameVendor' };
const games = reply({ games: [], totalPages: 1 });
const noVendors = reply({ data: { lanes: [{ gameType: 'LIVE', vendors: [] }] } });
const hot: Part = {
  use: 'GameGrid',
  props: { title, gameType: 'RNG' },
  query: '?page=hot',
  call: 'getHotGameList',
  others: { getGameVendor: [noVendors], getGameList: [games] },
};
const lotteries: Part = {
  use: 'LotteryList',
  props: { title },
  call: 'getVnLotteryMenu',
  others: { getVnNumero: [reply([])] },
};
const numbers: Part = {
  use: 'DrawResults',
  props: { title },
  call: 'getVnNumero',
  others: { getVnLotteryMenu: [reply([])] },
};

beforeEach(withoutLayout);

function mount(
  { use, props = {}, visitor = 'guest', query = '', call, others = {} }: Part,
  answers: readonly Answer[],
): Promise<MountedNode> {
  return mountNode(
    { use, props },
    {
      visitor,
      query,
      answers: { ...others, [call]: answers },
      bootstrap: { flags: { vip: true, USERNAMEREG3: true } },
    },
  );
}

it.each<[string, Part, TextKey]>([
  ['[ANNC-05] a list of notices', notices, 'news.loading'],
  ['[PROM-01] a list of promotions', promotions, 'promo.loading'],
  [
    '[PROM-01] a promotion',
    { use: 'PromotionDetail', query: '?id=101', call: 'getPromotion' },
    'promo.loading',
  ],
  ['[VIPS-01] the programme of ranks', ranks, 'vip.loading'],
  ['[ROUTE-07] the points mall', mall, 'mall.loading'],
  ['[HELP-01] the help centre', help, 'help.loading'],
  [
    '[HELP-02] an article of it',
    { use: 'HelpArticle', props: { article: 'terms', title }, call: 'getHelpCenter' },
    'help.loading',
  ],
  [
    '[ROUTE-19] an agent’s home',
    { use: 'AgentHome', visitor: 'agent', call: 'getMemberInfo' },
    'agentHome.loading',
  ],
  ['[LOBB-22] cards of providers', cards, 'state.loading'],
  ['[LOBB-08] a row of providers', rail, 'state.loading'],
  ['[LOBB-01] a list of hot games', hot, 'games.loading'],
  ['[LOTT-05] a list of lotteries', lotteries, 'state.loading'],
  ['[LOTT-12] a list of draws', numbers, 'state.loading'],
  [
    '[REGI-02] the registration form',
    { use: 'RegisterForm', props: { title, text: title }, call: 'getSetRegister' },
    'register.loading',
  ],
])(
  '%s names itself to screen readers while it loads, and says why it did not come',
  async (_name, part, text) => {
    const answer = later();
    const { findByText, getAllByRole, getByRole, queryByRole, t } = await mount(part, [
      answer.answer,
    ]);
    expect(getByRole('status', { name: t(text) })).toBeTruthy();

    await act(async () => answer.arrive(fail('upstream_busy')));

    expect(await findByText(t('error.upstream_busy'))).toBeTruthy();
    expect(getAllByRole('button', { name: t('games.retry') })).toHaveLength(1);
    expect(queryByRole('status', { name: t(text) })).toBeNull();
  },
);

it.each<[string, Part, Answer, readonly TextKey[]]>([
  [
    '[PROM-01] no promotions',
    promotions,
    reply({ language: 'EN', categories: [], promotions: [] }),
    ['promo.empty', 'promo.emptyText'],
  ],
  ['[LOBB-22] no providers, in cards', cards, noVendors, ['vendors.empty']],
  ['[LOBB-22] no providers, in a row', rail, noVendors, ['vendors.empty']],
  [
    '[LOBB-07] no hot games',
    hot,
    reply({ list: [], footer: [] }),
    ['lobby.noHot', 'lobby.noHotHint'],
  ],
  ['[LOTT-12] no lotteries', lotteries, reply([]), ['lottery.none']],
  ['[LOTT-12] no draws', numbers, reply([]), ['lottery.noneOpened']],
  [
    '[PROM-01] no promotion of that id',
    { use: 'PromotionDetail', query: '?id=101', call: 'getPromotion' },
    reply({ language: 'EN' }),
    ['promo.goneTitle', 'promo.gone', 'promo.goneText'],
  ],
])('%s: what is there instead, and how to go on', async (_name, part, answer, texts) => {
  const { findAllByText, t } = await mount(part, [answer]);

  for (const key of texts) expect(await findAllByText(t(key)), key).not.toHaveLength(0);
});
