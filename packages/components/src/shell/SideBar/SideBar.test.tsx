// @vitest-environment jsdom
import { stubMembers } from '@livery/testing/stubMembers';
import { fail, later, reply } from '@livery/stores/testing/fakeApi';
import { act, fireEvent, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import {
  mountNode,
  pagesAt,
  type MountedNode,
  type MountOptions,
} from '../../testing/mountNode.tsx';

const windows = {
  serviceSmall: { widthPx: 440, heightPx: 500 },
  serviceLarge: { widthPx: 440, heightPx: 750 },
  login: { widthPx: 1, heightPx: 1 },
  game: { widthPx: 1, heightPx: 1 },
};
const desk = (type = 'CHAT') => ({ type, path: `https://desk.example/${type}` });
const links = (...paths: object[]) => reply({ version: { pathList: paths } });
const mountBar = (options: MountOptions = {}, props: object = {}) =>
  mountNode({ use: 'SideBar', props }, { ...options, site: { windows, ...options.site } });
const chat = ({ user, getByRole, t }: MountedNode): Promise<void> =>
  user.click(getByRole('button', { name: t('service.title') }));

/** Fake of the window that `open` returns. */
const popup = { close: vi.fn(), location: { replace: vi.fn() }, opener: {} as object | null };
const open = vi.fn((_url: string, _target: string, _features: string) => popup);
/** Sets the width of the viewport, in rem. */
const viewport = (rem: number): void => {
  const matches = (query: string): boolean => {
    const [, side, limit] = /\((min|max)-width: (\d+)rem\)/.exec(query) ?? [];
    return limit !== undefined && (side === 'min' ? rem >= Number(limit) : rem <= Number(limit));
  };
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: matches(query),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
};

beforeEach(() => {
  viewport(80);
  vi.stubGlobal('open', open);
  popup.opener = {};
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

describe('[CSVC-01] customer service', () => {
  it('opens the window on click, removes its opener, and navigates it once the address arrives', async () => {
    const answer = later();
    const page = await mountBar({ answers: { getServiceChat: [answer.answer] } });

    await chat(page);
    expect([open.mock.calls, popup.location.replace.mock.calls]).toEqual([
      [['', '_blank', 'popup,width=440,height=750']],
      [],
    ]);
    answer.arrive(links(desk()));

    await waitFor(() =>
      expect(popup.location.replace.mock.calls).toEqual([['https://desk.example/CHAT']]),
    );
    expect(popup.opener).toBeNull();
    expect(popup.close).not.toHaveBeenCalled();
  });

  it.each([
    ['the call fails', fail('upstream_failed')],
    ['the address is not allowed', fail('invalid_link')],
    ['the operator names no desk', links()],
  ])('closes the window silently if %s', async (_name, answer) => {
    const page = await mountBar({ answers: { getServiceChat: [answer] } });

    await chat(page);

    await waitFor(() => expect(popup.close).toHaveBeenCalledOnce());
    expect([
      page.queryByRole('dialog'),
      page.queryByRole('alert'),
      page.queryByRole('alertdialog'),
    ]).toEqual([null, null, null]);
    expect(popup.location.replace).not.toHaveBeenCalled();
  });

  it.each([
    [5, 'VIP'],
    [4, 'CHAT'],
  ])('[SESS-06] sends a member of club rank %i to the channel %s', async (rankLevel, channel) => {
    const page = await mountBar({
      visitor: 'member',
      answers: {
        getMemberInfo: [reply({ clubLabel: { rankLevel } })],
        getServiceChat: [links(desk(), desk('VIP'))],
      },
    });

    await chat(page);

    await waitFor(() =>
      expect(popup.location.replace.mock.calls).toEqual([[`https://desk.example/${channel}`]]),
    );
  });
});

it.each([
  [80, windows, 'popup,width=440,height=750'],
  [50, windows, 'popup,width=440,height=500'],
  [80, { ...windows, serviceLarge: { widthPx: 333, heightPx: 444 } }, 'popup,width=333,height=444'],
])(
  '[CSVC-02] [CONF-08] in a viewport of %i rem with the sizes %j opens the window "%s"',
  async (rem, sizes, features) => {
    viewport(rem);
    const page = await mountBar({
      site: { windows: sizes },
      answers: { getServiceChat: [links(desk())] },
    });

    await chat(page);

    expect(open.mock.calls.map(([, , actual]) => actual)).toEqual([features]);
  },
);

describe('[HOME-08] the bar', () => {
  const withLinks = (resources: Readonly<Record<string, string>>): MountOptions => ({
    bootstrap: {
      state: {
        known: true,
        imageCDNs: [],
        resources: Object.entries(resources).map(([resourceType, url]) => ({ resourceType, url })),
      },
    },
  });
  const linksOf = ({ queryAllByRole }: MountedNode) =>
    queryAllByRole('link').map((link) => [
      link.textContent,
      link.getAttribute('href'),
      link.getAttribute('target'),
      link.getAttribute('rel'),
    ]);

  it('links to Telegram, Facebook and the app of the operator in new tabs', async () => {
    const page = await mountBar(
      withLinks({
        TELEGRAM: 'https://links.example/t',
        FACEBOOK: 'https://links.example/f',
        IOS: 'https://links.example/i',
      }),
    );
    const newTab = ['_blank', 'noopener noreferrer'];

    expect(linksOf(page)).toEqual([
      [page.t('side.download'), 'https://links.example/i', ...newTab],
      [page.t('side.telegram'), 'https://links.example/t', ...newTab],
      [page.t('side.facebook'), 'https://links.example/f', ...newTab],
    ]);
  });

  it.each([
    [{}],
    [{ YOUTUBE: 'https://links.example/y' }],
    [{ TELEGRAM: 'javascript:alert(1)', FACEBOOK: 'facebook' }],
  ])('shows none of them with the resources %j', async (resources) => {
    const page = await mountBar(withLinks(resources));

    expect(linksOf(page)).toEqual([]);
    expect(page.getByRole('button', { name: page.t('side.top') })).toBeTruthy();
  });

  it('links to the brand’s own download page if it has one', async () => {
    const page = await mountBar(
      {
        ...withLinks({ ANDROID: 'https://links.example/a' }),
        documents: { routes: pagesAt({ down: '/down' }) },
      },
      { downloadRoute: 'down' },
    );

    expect(linksOf(page)).toEqual([[page.t('side.download'), '/down', null, null]]);
  });
});

describe('[MODL-03] [ERRS-06] on a phone', () => {
  beforeEach(() => viewport(22));

  it('hides while the page is scrolled down, unless it is open, and returns when it is scrolled up', async () => {
    const page = await mountBar();
    const isHiddenAt = (scrollY: number): boolean => {
      vi.stubGlobal('scrollY', scrollY);
      fireEvent.scroll(window);
      return page.getByRole('complementary').dataset.hidden !== undefined;
    };

    expect([10, 30, 400, 390, 370, 600, 0].map(isHiddenAt)).toEqual([
      false,
      true,
      true,
      true,
      false,
      true,
      false,
    ]);
    await page.user.click(page.getByRole('button', { name: page.t('side.label') }));
    expect(isHiddenAt(400)).toBe(false);
  });

  it('shows the chat in a sandboxed frame below a header in the brand’s colour', async () => {
    const page = await mountBar({
      site: { chatHeaderColor: '#ffd54a' },
      answers: { getServiceChat: [links(desk())] },
    });

    await chat(page);

    const dialog = await page.findByRole('dialog', { name: page.t('service.title') });
    const frame = await page.findByTitle(page.t('service.title'));
    expect(['src', 'sandbox', 'referrerpolicy'].map((name) => frame.getAttribute(name))).toEqual([
      'https://desk.example/CHAT',
      'allow-forms allow-popups allow-same-origin allow-scripts',
      'no-referrer',
    ]);
    expect(
      ['--chat-header', '--chat-header-text'].map((name) => dialog.style.getPropertyValue(name)),
    ).toEqual(['#ffd54a', '#000000']);
    expect(open).not.toHaveBeenCalled();
  });

  it('shows a refused address in the chat room, and retries', async () => {
    const page = await mountBar({
      answers: { getServiceChat: [fail('invalid_link'), links(desk())] },
    });

    await chat(page);
    expect(await page.findByText(page.t('error.invalid_link'))).toBeTruthy();
    await page.user.click(page.getByRole('button', { name: page.t('games.retry') }));

    expect(await page.findByTitle(page.t('service.title'))).toBeTruthy();
    expect(page.queryByText(page.t('error.invalid_link'))).toBeNull();
  });

  it('closes the chat room with its button', async () => {
    const page = await mountBar({ answers: { getServiceChat: [links(desk())] } });

    await chat(page);
    await page.findByTitle(page.t('service.title'));
    await page.user.click(page.getByRole('button', { name: page.t('dialog.close') }));

    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
    expect(open).not.toHaveBeenCalled();
  });
});

it.each([
  ['the bar is over its middle', { x: 90, y: 190, width: 40, height: 40 }, true, true],
  [
    'an edge of the bar is over the middle of a link',
    { x: 88, y: 222, width: 24, height: 16 },
    true,
    true,
  ],
  ['the bar is over a corner of it only', { x: 0, y: 100, width: 120, height: 110 }, true, false],
  [
    'it is under the bar, but hidden by its row',
    { x: 90, y: 190, width: 40, height: 40 },
    false,
    false,
  ],
])('yields to a control of the page: %s', async (_name, box, isPainted, isYielding) => {
  const page = await mountBar();
  const side = page.getByRole('complementary');
  const control = document.createElement('button');
  document.body.append(control);
  onTestFinished(() => control.remove());
  side.getBoundingClientRect = () => new DOMRect(100, 180, 50, 50);
  control.getBoundingClientRect = () => new DOMRect(box.x, box.y, box.width, box.height);
  stubMembers(document, {
    elementsFromPoint: (x: number, y: number) => {
      const isHit = x >= box.x && x <= box.x + box.width && y >= box.y && y <= box.y + box.height;
      return [side, ...(isPainted && isHit ? [control] : []), document.body];
    },
  });

  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  fireEvent.scroll(window);
  fireEvent.scroll(window);
  await act(() => vi.advanceTimersByTimeAsync(99));
  expect(side.hasAttribute('data-covers')).toBe(false);
  await act(() => vi.advanceTimersByTimeAsync(1));

  expect(side.hasAttribute('data-covers')).toBe(isYielding);
});
