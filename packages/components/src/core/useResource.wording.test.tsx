// @vitest-environment jsdom
import type { TextKey } from '@livery/model';
import { fail, later, reply, type Answer } from '@livery/stores/testing/fakeApi';
import { act } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { mountNode, type MountedNode, type Visitor } from '../testing/mountNode.tsx';
import { withoutLayout } from '../testing/withoutLayout.ts';

/** Test case: a component that shows a remote value. */
interface RemoteComponent {
  readonly use: string;
  readonly props?: object;
  readonly visitor?: Visitor;
  /** Query of the address, with its question mark. */
  readonly query?: string;
  /** Name of the call whose value it shows. */
  readonly call: string;
  /** Answers of its other calls. */
  readonly otherAnswers?: Readonly<Record<string, readonly Answer[]>>;
}

const title = { $text: 'news' };
const help: RemoteComponent = { use: 'HelpCentre', props: { title }, call: 'getHelpCenter' };
const notices: RemoteComponent = { use: 'NoticeList', props: { title }, call: 'getNotice' };
const promotions: RemoteComponent = {
  use: 'PromotionList',
  props: { title },
  call: 'getPromotions',
};
const mall: RemoteComponent = { use: 'MallCatalogue', props: { title }, call: 'getMallCatalogue' };
const ranks: RemoteComponent = { use: 'VipProgramme', props: { title }, call: 'getVipRanks' };
const cards: RemoteComponent = {
  use: 'VendorCards',
  props: { title, gameType: 'LIVE' },
  call: 'getGameVendor',
};
const rail: RemoteComponent = {
  use: 'VendorRail',
  props: { title, gameType: 'LIVE' },
  call: 'getGameVendor',
};
const games = reply({ games: [], totalPages: 1 });
const noVendors = reply({ data: { lanes: [{ gameType: 'LIVE', vendors: [] }] } });
const hot: RemoteComponent = {
  use: 'GameGrid',
  props: { title, gameType: 'RNG' },
  query: '?page=hot',
  call: 'getHotGameList',
  otherAnswers: { getGameVendor: [noVendors], getGameList: [games] },
};
const lotteries: RemoteComponent = {
  use: 'LotteryList',
  props: { title },
  call: 'getVnLotteryMenu',
  otherAnswers: { getVnNumero: [reply([])] },
};
const numbers: RemoteComponent = {
  use: 'DrawResults',
  props: { title },
  call: 'getVnNumero',
  otherAnswers: { getVnLotteryMenu: [reply([])] },
};

beforeEach(withoutLayout);

function mount(
  { use, props = {}, visitor = 'guest', query = '', call, otherAnswers = {} }: RemoteComponent,
  answers: readonly Answer[],
): Promise<MountedNode> {
  return mountNode(
    { use, props },
    {
      visitor,
      query,
      answers: { ...otherAnswers, [call]: answers },
      bootstrap: { flags: { vip: true, USERNAMEREG3: true } },
    },
  );
}

it.each<[string, RemoteComponent, TextKey]>([
  ['[ANNC-05] list of notices', notices, 'news.loading'],
  ['[PROM-01] list of promotions', promotions, 'promo.loading'],
  [
    '[PROM-01] promotion',
    { use: 'PromotionDetail', query: '?id=101', call: 'getPromotion' },
    'promo.loading',
  ],
  ['[VIPS-01] VIP programme', ranks, 'vip.loading'],
  ['[ROUTE-07] points mall', mall, 'mall.loading'],
  ['[HELP-01] help centre', help, 'help.loading'],
  [
    '[HELP-02] help article',
    { use: 'HelpArticle', props: { article: 'terms', title }, call: 'getHelpCenter' },
    'help.loading',
  ],
  [
    '[ROUTE-19] agent home',
    { use: 'AgentHome', visitor: 'agent', call: 'getMemberInfo' },
    'agentHome.loading',
  ],
  ['[LOBB-22] provider cards', cards, 'state.loading'],
  ['[LOBB-08] provider row', rail, 'state.loading'],
  ['[LOBB-01] list of hot games', hot, 'games.loading'],
  ['[LOTT-05] list of lotteries', lotteries, 'state.loading'],
  ['[LOTT-12] list of draw results', numbers, 'state.loading'],
  [
    '[REGI-02] registration form',
    { use: 'RegisterForm', props: { title, text: title }, call: 'getSetRegister' },
    'register.loading',
  ],
])(
  '%s: announces loading to screen readers and shows the error with one retry button',
  async (_name, component, text) => {
    const answer = later();
    const { findByText, getAllByRole, getByRole, queryByRole, t } = await mount(component, [
      answer.answer,
    ]);
    expect(getByRole('status', { name: t(text) })).toBeTruthy();

    await act(async () => answer.arrive(fail('upstream_busy')));

    expect(await findByText(t('error.upstream_busy'))).toBeTruthy();
    expect(getAllByRole('button', { name: t('games.retry') })).toHaveLength(1);
    expect(queryByRole('status', { name: t(text) })).toBeNull();
  },
);

it.each<[string, RemoteComponent, Answer, readonly TextKey[]]>([
  [
    '[PROM-01] list of promotions',
    promotions,
    reply({ language: 'EN', categories: [], promotions: [] }),
    ['promo.empty', 'promo.emptyText'],
  ],
  ['[LOBB-22] provider cards', cards, noVendors, ['vendors.empty']],
  ['[LOBB-22] provider row', rail, noVendors, ['vendors.empty']],
  [
    '[LOBB-07] list of hot games',
    hot,
    reply({ list: [], footer: [] }),
    ['lobby.noHot', 'lobby.noHotHint'],
  ],
  ['[LOTT-12] list of lotteries', lotteries, reply([]), ['lottery.none']],
  ['[LOTT-12] list of draw results', numbers, reply([]), ['lottery.noneOpened']],
  [
    '[PROM-01] promotion with an unknown id',
    { use: 'PromotionDetail', query: '?id=101', call: 'getPromotion' },
    reply({ language: 'EN' }),
    ['promo.goneTitle', 'promo.gone', 'promo.goneText'],
  ],
])('%s: shows its text for an empty value', async (_name, component, answer, texts) => {
  const { findAllByText, t } = await mount(component, [answer]);

  for (const key of texts) expect(await findAllByText(t(key)), key).not.toHaveLength(0);
});
