import { gameProtocol, type GameMessage } from '@livery/model';
import { act } from '@testing-library/react';
import { launch, many, menu, recordNavigation, showQuery } from '../../testing/games.ts';
import { mountNode, type MountedNode, type MountOptions } from '../../testing/mountNode.tsx';
import { reply } from '@livery/stores/testing/fakeApi';

const slot = '?vassalage=NOVA&gameType=RNG&nodeId=7&back=%2Fgames%2Frng%3Fsearch%3Da';

/** The page of a game, at an address of its own, with the messages that its frame sends. */
export async function mountGame({
  query = slot,
  ...options
}: MountOptions & { query?: string } = {}) {
  const { visited, navigation } = recordNavigation();
  const node = await mountNode(
    { use: 'GamePlay' },
    {
      visitor: 'member',
      ...options,
      answers: {
        getGameVendor: many(menu),
        getMerchantWallet: many(reply({ isSingle: true })),
        getBalanceV2: many(reply({ sumBalance: 12_345.67 })),
        launchGame: many(reply(launch)),
        ...options.answers,
      },
      ports: { navigation, ...options.ports },
    },
  );
  // The browser's address is there after hydration.
  await showQuery(node, query);
  await act(() => node.root.vendors.menu.load({}));
  const frame = (): HTMLIFrameElement => {
    const [found] = node.container.ownerDocument.querySelectorAll('iframe');
    if (!found) throw new Error('The page has no frame.');
    return found;
  };
  return {
    ...node,
    visited,
    frame,
    bar: () => node.getByRole('group', { name: node.t('play.bar') }),
    frames: () => node.container.ownerDocument.querySelectorAll('iframe').length,
    leave: () =>
      node.user.click(
        node.getAllByRole('button', { name: node.t('play.leave') })[0] ?? node.container,
      ),
    /** What the game in the frame says, or what something else says in its name. */
    say: (
      message: GameMessage | Record<string, unknown>,
      from: { source?: MessageEventSource | null; origin?: string } = {},
    ) =>
      act(async () => {
        const { source = frame().contentWindow, origin = new URL(launch.url).origin } = from;
        window.dispatchEvent(
          new MessageEvent('message', {
            data: { protocol: gameProtocol, ...message },
            origin,
            source,
          }),
        );
      }),
  };
}

export const launches = ({ api }: Pick<MountedNode, 'api'>): number => api.countOf('launchGame');
