// @vitest-environment jsdom
import { stubMembers } from '@livery/testing/stubMembers';
import { exampleSettings } from '@livery/testing/exampleSettings';
import { waitFor } from '@testing-library/react';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { compliance } from '../../testing/compliance.ts';
import { mountNode, type MountOptions } from '../../testing/mountNode.tsx';
import { stubInView } from '../../testing/stubInView.ts';

const { jackpots } = exampleSettings;
const titles = { home: 'jackpot.home', slots: 'jackpot.slots', other: 'jackpot.other' } as const;

/** Makes `Math.random` return one value. */
const stubRandom = (value: number): void => void vi.spyOn(Math, 'random').mockReturnValue(value);

beforeEach(() => onTestFinished(() => void vi.restoreAllMocks()));

async function mountCounter(
  kind: keyof typeof titles,
  { isInView = true, ...options }: MountOptions & { isInView?: boolean } = {},
) {
  const inView = stubInView(isInView);
  const title = titles[kind];
  const node = await mountNode(
    { use: 'JackpotCounter', props: { title: { $text: title }, kind } },
    options,
  );
  const { advance, container, findByRole, t, user } = node;
  const digits = await findByRole('img');
  const amount = (): number =>
    Number(
      [...container.querySelectorAll('[data-digit]')]
        .map((reel) => reel.getAttribute('data-digit'))
        .join(''),
    ) / 100;
  await waitFor(() => expect(container.querySelector('[data-digit]')).not.toBeNull());
  return {
    ...node,
    digits,
    inView,
    amount,
    press: (name: 'jackpot.run' | 'jackpot.stop') =>
      user.click(node.getByRole('button', { name: t(name) })),
    /** Returns the amount now and after each wait. */
    watch: async (...waitsMs: readonly number[]): Promise<number[]> => {
      const amounts = [amount()];
      for (const waitMs of waitsMs) {
        await advance(waitMs);
        amounts.push(amount());
      }
      return amounts;
    },
  };
}

it.each([
  [0, 1.3e9, 1_500, 100],
  [0.5, 1.7e9, 2_000, 300],
])(
  '[HOME-02] with random value %d starts the home jackpot at %d and every %i ms adds %i',
  async (random, start, everyMs, increment) => {
    stubRandom(random);
    const counter = await mountCounter('home');

    expect(await counter.watch(everyMs - 1, 1, everyMs)).toEqual([
      start,
      start,
      start + increment,
      start + 2 * increment,
    ]);
  },
);

it('[HOME-02] restarts at the minimum after exceeding the maximum of its range', async () => {
  stubRandom(0.999_999_9);
  const counter = await mountCounter('home');

  const [first = 0, ...later] = await counter.watch(2_000, 2_000);

  expect(first).toBeCloseTo(2.1e9, -3);
  expect(later[0]).toBe(1.3e9);
  expect(later[1]).toBeCloseTo(1.3e9 + 500, 1);
});

it('[HOME-02] [CONF-08] uses the brand’s range, increment and interval', async () => {
  stubRandom(0);
  const home = {
    ...jackpots.home,
    minimum: 5_000,
    maximum: 5_010,
    incrementMinimum: 7,
    incrementMaximum: 7,
    tickMs: [700],
  };
  const counter = await mountCounter('home', { site: { jackpots: { ...jackpots, home } } });

  expect(await counter.watch(699, 1, 700)).toEqual([5_000, 5_000, 5_007, 5_000]);
});

it.each([
  ['home', 85],
  ['slots', 60],
] as const)('[HOME-02] renders the %s counter with rows of %i px', async (kind, height) => {
  const counter = await mountCounter(kind);

  expect(counter.digits.querySelector('svg')?.getAttribute('height')).toBe(String(height));
});

it('[HOME-02] [CONF-08] uses the brand’s row height and decimals', async () => {
  stubRandom(0);
  const site = {
    currency: { code: 'PHP', symbol: 'P', minorDigits: 3 },
    jackpots: { ...jackpots, home: { ...jackpots.home, rowHeightPx: 41 } },
  };
  const counter = await mountCounter('home', { site });

  expect(counter.digits.querySelector('svg')?.getAttribute('height')).toBe('41');
  expect(counter.digits.getAttribute('aria-label')).toBe(
    counter.t('jackpot.amount', {
      title: counter.t('jackpot.home'),
      amount: 'P 1,300,000,000.000',
    }),
  );
});

it('[HOME-03] starts the slots counter at a value of the clock and adds 165.11 every 3 s', async () => {
  const counter = await mountCounter('slots');
  // The fake clock's 1,000 s are 333 ticks.
  const start = 100_000_000 + 333 * 165.11;

  const amounts = await counter.watch(2_999, 1, 3_000);

  for (const [index, expected] of [start, start, start + 165.11, start + 2 * 165.11].entries())
    expect(amounts[index]).toBeCloseTo(expected, 1);
});

it('[HOME-03] [CONF-08] uses the brand’s increment and interval for the slots counter', async () => {
  const counter = await mountCounter('slots', {
    site: { jackpots: { ...jackpots, slots: { increment: 12.5, tickMs: 800 } } },
  });
  const start = 100_000_000 + 1_250 * 12.5;

  expect(await counter.watch(799, 1, 800)).toEqual([start, start, start + 12.5, start + 25]);
});

it('[HOME-09] starts the other counter at 527,000,000 and adds 161.11 every 3 s', async () => {
  const counter = await mountCounter('other');

  expect(await counter.watch(2_999, 1, 3_000)).toEqual([
    527_000_000, 527_000_000, 527_000_161.11, 527_000_322.22,
  ]);
});

it('[HOME-09] [CONF-08] uses the brand’s start, increment and interval for the other counter', async () => {
  const counter = await mountCounter('other', {
    site: { jackpots: { ...jackpots, other: { start: 1_000, increment: 2.25, tickMs: 500 } } },
  });

  expect(await counter.watch(499, 1, 500)).toEqual([1_000, 1_000, 1_002.25, 1_004.5]);
});

it('[HOME-02] announces one value instead of each step, and continues from the paused value', async () => {
  stubRandom(0);
  const counter = await mountCounter('home');
  const label = (amount: string): string =>
    counter.t('jackpot.amount', { title: counter.t('jackpot.home'), amount });
  expect(counter.digits.getAttribute('aria-label')).toBe(label('P 1,300,000,000.00'));

  await counter.advance(3_000);
  expect(counter.digits.getAttribute('aria-label')).toBe(label('P 1,300,000,000.00'));
  expect(
    counter.getByRole('region', { name: counter.t('jackpot.home') }).querySelector('[aria-live]'),
  ).toBeNull();

  await counter.press('jackpot.stop');
  expect(counter.digits.getAttribute('aria-label')).toBe(label('P 1,300,000,200.00'));
  expect(await counter.watch(10_000)).toEqual([1.3e9 + 200, 1.3e9 + 200]);
  await counter.press('jackpot.run');
  expect(await counter.watch(1_500)).toEqual([1.3e9 + 200, 1.3e9 + 300]);
});

it('[HOME-02] has its value at once, and grows only while it is on the screen', async () => {
  stubRandom(0);
  const counter = await mountCounter('home', { isInView: false });
  expect(await counter.watch(60_000)).toEqual([1.3e9, 1.3e9]);

  await counter.inView.set(true);
  expect(await counter.watch(1_500)).toEqual([1.3e9, 1.3e9 + 100]);

  await counter.inView.set(false);
  expect(await counter.watch(60_000)).toEqual([1.3e9 + 100, 1.3e9 + 100]);
});

it.each([true, false])(
  '[HOME-02] labels an invented amount as sample data, with demonstration %j',
  async (demonstration) => {
    const counter = await mountCounter('home', {
      documents: { compliance: { ...compliance, demonstration } },
    });

    expect(counter.getByText(counter.t('sample.label'))).toBeTruthy();
  },
);

it.each([
  [false, ['transform']],
  [true, []],
])(
  '[HOME-03] with reduced motion %j animates the properties %j of digits',
  async (matches, expected) => {
    vi.stubGlobal('matchMedia', () => ({ matches }));
    const animated = new Set<string>();
    // jsdom has no `animate`.
    stubMembers(Element.prototype, {
      animate: (frames: Keyframe[]) =>
        frames.flatMap(Object.keys).forEach((name) => animated.add(name)),
    });
    onTestFinished(() => void vi.unstubAllGlobals());
    const counter = await mountCounter('slots');

    await counter.advance(3_000);

    expect([...animated]).toEqual(expected);
  },
);
