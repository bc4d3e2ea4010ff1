import { gameProtocol, type GameMessage } from '@livery/model';
import { act } from '@testing-library/react';
import { launch, many, menu, recordNavigation, showQuery } from '../../testing/games.ts';
import { mountNode, type MountedNode, type MountOptions } from '../../testing/mountNode.tsx';
import { reply } from '@livery/stores/testing/fakeApi';

const slot = '?vassalage=NOVA&gameType=RNG&nodeId=7&back=%2Fgames%2Frng%3Fsearch%3Da';

/**
 * Mounts the page of the game in `query`, with a function that sends messages of its frame.
 *
 * @param entry state of the history entry: by default that of a navigation inside the site.
 */
export async function mountGame({
  query = slot,
  entry = { key: 'navigated' },
  ...options
}: MountOptions & { query?: string; entry?: object | null } = {}) {
  window.history.replaceState(entry, '');
  const { visited, options: visitOptions, navigation } = recordNavigation();
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
  // As in the browser, the query is known after hydration.
  await showQuery(node, query);
  await act(() => node.root.vendors.menu.load({}));
  const frame = (): HTMLIFrameElement => {
    const [element] = node.container.ownerDocument.querySelectorAll('iframe');
    if (!element) throw new Error('The page has no frame.');
    return element;
  };
  return {
    ...node,
    visited,
    visitOptions,
    frame,
    bar: () => node.getByRole('group', { name: node.t('play.bar') }),
    frames: () => node.container.ownerDocument.querySelectorAll('iframe').length,
    leave: () =>
      node.user.click(
        node.getAllByRole('button', { name: node.t('play.leave') })[0] ?? node.container,
      ),
    /** Sends a message of the game, by default with the frame's window and origin. */
    sendMessage: (
      message: GameMessage | Record<string, unknown>,
      sender: { source?: MessageEventSource | null; origin?: string } = {},
    ) =>
      act(async () => {
        const { source = frame().contentWindow, origin = new URL(launch.url).origin } = sender;
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

/** Returns the number of launch requests. */
export const launches = ({ api }: Pick<MountedNode, 'api'>): number => api.countOf('launchGame');
