import type { Game, GameListReply } from '@livery/model';
import type { NavigationOptions } from '@livery/stores';
import { reply, type Answer } from '@livery/stores/testing/fakeApi';
import { act } from '@testing-library/react';
import type { MountedNode } from './mountNode.tsx';
import { memberSession } from '@livery/stores/testing/signedIn';

/** Returns the answer for up to 40 requests. */
export const many = (answer: Answer): readonly Answer[] => Array.from({ length: 40 }, () => answer);

export const launch = {
  url: 'https://games.example/slot?lang=EN',
  token: 'a'.repeat(32),
  demo: false,
  currency: 'PHP',
  launchId: 'L1',
} as const;

/** Returns a provider of a category. */
export const vendor = (gameType: string, vassalage: string, title: string, isHot = 0) => ({
  vassalage,
  gameType,
  accountTypeId: 1,
  isHot,
  title,
  cards: [],
  gameClassify: [],
});

/** The operator's game menu: three categories, one hot provider. */
export const menu = reply({
  data: {
    lanes: [
      {
        gameType: 'RNG',
        vendors: [vendor('RNG', 'NOVA', 'Nova Reels', 1), vendor('RNG', 'HAZEL', 'Hazel Works')],
      },
      { gameType: 'LIVE', vendors: [vendor('LIVE', 'VELVET', 'Velvet Live')] },
      { gameType: 'PVP', vendors: [vendor('PVP', 'DUEL', 'Duel Cards')] },
    ],
  },
});

/** Returns a slot game of the provider NOVA. */
export function exampleGame(nodeId: number, changes: Partial<Game> = {}): Game {
  return { nodeId, vassalage: 'NOVA', gameType: 'RNG', displayName: `Game ${nodeId}`, ...changes };
}

/** Returns games with consecutive ids, by default from 1. */
export const exampleGames = (count: number, first = 1): readonly Game[] =>
  Array.from({ length: count }, (_, index) => exampleGame(first + index));

/** Returns the operator's answer with one page of a game list. */
export const gameList = (games: readonly Game[], totalPages = 1): Answer =>
  reply({ games: [...games], totalPages } satisfies GameListReply);

/** Session of a member who is signed in. */
export const demoSession = memberSession({ account: 'demo' });

/** Returns a navigation port that records the addresses, and how each was opened. */
export function recordNavigation() {
  const visited: string[] = [];
  const options: (NavigationOptions | undefined)[] = [];
  return {
    visited,
    options,
    navigation: {
      go: (address: string, how?: NavigationOptions) => {
        visited.push(address);
        options.push(how);
      },
      load: (address: string) => void visited.push(address),
      prepare: () => Promise.resolve(true),
    },
  };
}

/** Shows the page's path with a query. */
export async function showQuery({ root }: Pick<MountedNode, 'root'>, query: string): Promise<void> {
  const { path } = root.page.route;
  await act(() => root.page.show(path, `${path}${query}`));
}
