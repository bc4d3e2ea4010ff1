import type { Game, GameListReply, SessionView } from '@livery/model';
import { reply, type Answer } from '@livery/stores/testing/fakeApi';
import { act } from '@testing-library/react';
import type { MountedNode } from './mountNode.tsx';

/** An answer as often as it is asked for. */
export const many = (answer: Answer): readonly Answer[] => Array.from({ length: 40 }, () => answer);

export const launch = {
  url: 'https://games.example/slot?lang=EN',
  token: 'a'.repeat(32),
  demo: false,
  currency: 'PHP',
  launchId: 'L1',
} as const;

const vendor = (gameType: string, vassalage: string, title: string, isHot = 0) => ({
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

export function exampleGame(nodeId: number, changes: Partial<Game> = {}): Game {
  return { nodeId, vassalage: 'NOVA', gameType: 'RNG', displayName: `Game ${nodeId}`, ...changes };
}

/** Games with numbers from 1 on. */
export const exampleGames = (count: number, first = 1): readonly Game[] =>
  Array.from({ length: count }, (_, index) => exampleGame(first + index));

/** An operator's answer to a list of games, by the page. */
export const gameList = (games: readonly Game[], totalPages = 1): Answer =>
  reply({ games: [...games], totalPages } satisfies GameListReply);

/** What the server says of a member that is signed in already. */
export const demoSession = {
  state: 'member',
  merchant: 'example',
  account: 'demo',
  customerId: 1,
  isAgent: 0,
  memberLabel: [],
} as const satisfies SessionView;

/** A navigation that goes nowhere and keeps the addresses. */
export function recordNavigation() {
  const visited: string[] = [];
  return {
    visited,
    navigation: {
      go: (address: string) => void visited.push(address),
      load: (address: string) => void visited.push(address),
      prepare: () => Promise.resolve(true),
    },
  };
}

/** Has the page stand at an address of its own path. */
export async function standAt({ root }: Pick<MountedNode, 'root'>, rest: string): Promise<void> {
  const { path } = root.page.route;
  await act(() => root.page.show(path, `${path}${rest}`));
}
