import type { GameGridProps, GameListRequest, PopularReply } from '@livery/model';
import { reply } from '@livery/stores/testing/fakeApi';
import { fireEvent, waitFor, within } from '@testing-library/react';
import { fakeIntersections } from '../../testing/fakeIntersections.ts';
import {
  exampleGames,
  gameList,
  many,
  menu,
  recordNavigation,
  showQuery,
} from '../../testing/games.ts';
import { mountNode, type MountedNode, type MountOptions } from '../../testing/mountNode.tsx';

export interface GridOptions extends MountOptions {
  readonly props?: Partial<GameGridProps>;
  /** Query of the address, with its question mark. */
  readonly query?: string;
}

/** Mounts a list of slots with every filter; by default it has three pages of two games. */
export async function mountGrid({
  props = {},
  query = '',
  answers = {},
  ...options
}: GridOptions = {}) {
  const intersections = fakeIntersections();
  const { visited, navigation } = recordNavigation();
  // As in the browser, an address of the page itself changes only its query.
  const go = (address: string): void => {
    navigation.go(address);
    const { route } = node.root.page;
    if (address.split('?', 1)[0] === route.path) void node.root.page.show(route.path, address);
  };
  const node: MountedNode = await mountNode(
    {
      use: 'GameGrid',
      props: {
        title: 'Slots',
        gameType: 'RNG',
        filters: ['vendor', 'search', 'class', 'minBet'],
        ...props,
      },
    },
    {
      ...options,
      ports: { navigation: { ...navigation, go }, ...options.ports },
      answers: {
        getGameList: many(gameList(exampleGames(2), 3)),
        getGameVendor: many(menu),
        getFavGameList: many(reply({ list: [] })),
        getHotGameList: many(reply({ list: [], footer: [] })),
        getPopular: many(reply({ games: [] } satisfies PopularReply)),
        ...answers,
      },
    },
  );
  const { getByRole, t, user } = node;
  await waitFor(() => getByRole('navigation', { name: t('lobby.views') }));
  await node.root.vendors.menu.load({});
  if (query !== '') await showQuery(node, query);
  const region = () => within(getByRole('region', { name: 'Slots' }));
  // The request type of the call
  const requests = () =>
    node.api.calls
      .filter(({ name }) => name === 'getGameList')
      .map(({ request }) => request as GameListRequest & { pageNo: number });
  const controls = {
    vendor: () => region().getByLabelText<HTMLSelectElement>(t('filters.vendor')),
    minBet: () => region().getByLabelText<HTMLSelectElement>(t('filters.minBet')),
    search: () => region().getByRole<HTMLInputElement>('combobox', { name: t('filters.search') }),
    gameClass: (label: string) => region().getByRole('radio', { name: label }),
  };
  return {
    ...node,
    ...controls,
    intersections,
    visited,
    requests,
    /** Filters and page number of each request. */
    filterRequests: () =>
      requests().map(({ vassalage, gameClassify, gameName, minBet, pageNo }) => ({
        vassalage,
        gameClassify,
        gameName,
        minBet,
        pageNo,
      })),
    select: (control: HTMLSelectElement, value: string) => user.selectOptions(control, value),
    type: (text: string) => void fireEvent.change(controls.search(), { target: { value: text } }),
    /** Names of the visible games. */
    gameNames: () =>
      region()
        .queryAllByRole('listitem')
        .map((item) => within(item).getAllByRole('button')[0]?.textContent),
    heart: (name: string) =>
      region().getByRole('button', { name: t('favourites.mark', { game: name }) }),
    page: (name: 'first' | 'previous' | 'next' | 'last') =>
      region().getByRole('button', { name: t(`pager.${name}`) }),
    status: () => region().queryByRole('navigation', { name: t('pager.label') })?.textContent,
  };
}
