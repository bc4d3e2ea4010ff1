// @vitest-environment jsdom
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { click, eventually, mount, press } from '../testing/mount.tsx';
import { Carousel, type CarouselProps } from './Carousel.tsx';

const labels = {
  previous: 'Previous',
  next: 'Next',
  pause: 'Pause',
  play: 'Play',
  slide: (position: number, count: number) => `Slide ${position} of ${count}`,
};
const offers = (props: Partial<CarouselProps<string>> = {}) => (
  <Carousel
    items={['Reef', 'Pearl', 'Tide', 'Coral']}
    label="Offers"
    labels={labels}
    render={(name) => <a href={`/${name}`}>{name}</a>}
    {...props}
  />
);
// React shows the controls once the library has reported; the attribute on the list is set slightly
// earlier.
const waitUntilAttached = (container: HTMLElement) =>
  eventually(() => expect(container.querySelector('[data-ready] [data-attached]')).not.toBeNull());
const current = (container: HTMLElement) =>
  [...container.querySelectorAll('[aria-label^="Slide"]')].findIndex((dot) =>
    dot.hasAttribute('aria-current'),
  );

const preferReducedMotion = () =>
  vi.stubGlobal('matchMedia', () => ({
    matches: true,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));

// jsdom has no layout, but Swiper needs widths.
beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(400);
  const sheet = document.createElement('style');
  sheet.textContent = '.swiper-slide { width: 400px; box-sizing: border-box; }';
  document.head.replaceChildren(sheet);
});

afterEach(() => {
  document.head.replaceChildren();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('is a complete list without script: every slide, no inline style', () => {
  const html = renderToString(offers({ autoplayMs: 3000, perView: 2 }));
  for (const name of ['Reef', 'Pearl', 'Tide', 'Coral'])
    expect(html).toContain(`<a href="/${name}">${name}</a>`);
  expect(html).not.toContain('style=');
  expect(html).not.toContain('data-attached');
});

it('has neither dots, arrows nor pause for a single slide', () => {
  const html = renderToString(offers({ items: ['Reef'], autoplayMs: 3000, dots: true }));
  expect(html).not.toContain('<button');
});

it('shows a count instead of more than ten dots', () => {
  const html = renderToString(
    offers({ items: Array.from({ length: 11 }, (_, index) => `s${index}`), arrows: false }),
  );
  expect(html).not.toContain('<button');
  expect(html).toContain('Slide 1 of 11');
});

it('attaches after hydration, follows its dots, and restores the order of the slides on unmount', async () => {
  // jsdom never ends a transition, so motion is switched off.
  preferReducedMotion();
  const node = offers({ loop: true });
  const { container, role, unmount } = await mount(node, renderToString(node));
  await waitUntilAttached(container);
  expect(current(container)).toBe(0);
  await click(role('button', 'Slide 3 of 4'));
  await eventually(() => expect(current(container)).toBe(2));
  await click(role('button', 'Previous'));
  await eventually(() => expect(current(container)).toBe(1));
  expect(container.querySelectorAll('[aria-current]')).toHaveLength(1);

  const track = container.querySelector('ul');
  await unmount();
  expect([...(track?.children ?? [])].map((slide) => slide.textContent)).toEqual([
    'Reef',
    'Pearl',
    'Tide',
    'Coral',
  ]);
});

it.each([
  ['ltr', 'ArrowRight', 'ArrowLeft'],
  ['rtl', 'ArrowLeft', 'ArrowRight'],
])(
  'follows the arrow keys of a %s page, except in a field or with a modifier',
  async (dir, forward, back) => {
    preferReducedMotion();
    const sheet = document.createElement('style');
    sheet.textContent = `.swiper { direction: ${dir}; }`;
    document.head.append(sheet);
    const { container } = await mount(
      offers({
        render: (name) => (
          <label>
            {name}
            <input />
          </label>
        ),
      }),
    );
    await waitUntilAttached(container);
    const [viewport, field] = [
      container.querySelector('.swiper') ?? undefined,
      container.querySelector('input') ?? undefined,
    ];
    expect(await press(forward, viewport)).toBe(false);
    await eventually(() => expect(current(container)).toBe(1));
    expect([
      await press(forward, field),
      await press(forward, viewport, { altKey: true }),
      await press('ArrowDown', viewport),
    ]).toEqual([true, true, true]);
    expect(await press(back, viewport)).toBe(false);
    await eventually(() => expect(current(container)).toBe(0));
  },
);

it('moves in groups of at most the visible slides, with a dot per group', async () => {
  preferReducedMotion();
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 200, 100));
  const sheet = document.createElement('style');
  sheet.textContent = '.swiper-slide { width: 200px; box-sizing: border-box; }';
  document.head.append(sheet);
  const { container, role } = await mount(
    offers({
      items: ['Reef', 'Pearl', 'Tide', 'Coral', 'Storm'],
      perView: 5,
      perGroup: 5,
      gapPx: 0,
      dots: true,
    }),
  );
  await waitUntilAttached(container);
  // Two slides of 200 px fit into 400 px, so five slides make three groups.
  await eventually(() =>
    expect(container.querySelectorAll('[aria-label^="Slide"]')).toHaveLength(3),
  );
  await click(role('button', 'Slide 2 of 3'));
  await eventually(() => expect(current(container)).toBe(1));
  expect(container.querySelector('.swiper-slide-active')?.textContent).toBe('Tide');
});

it('plays until it is paused, and not with reduced motion', async () => {
  const { container, role } = await mount(offers({ autoplayMs: 60_000 }));
  await waitUntilAttached(container);
  await click(role('button', 'Pause'));
  expect(role('button', 'Play')).toBeTruthy();
  await click(role('button', 'Play'));
  expect(role('button', 'Pause')).toBeTruthy();

  preferReducedMotion();
  const reduced = await mount(offers({ autoplayMs: 60_000 }));
  expect(reduced.role('button', 'Play')).toBeTruthy();
});

it('replaces the slides when the items change', async () => {
  const keyOf = (name: string) => name;
  const { container, render } = await mount(offers({ loop: true, keyOf }));
  await waitUntilAttached(container);
  await render(offers({ loop: true, keyOf, items: ['Storm', 'Coral', 'Reef'] }));
  await waitUntilAttached(container);
  // A loop may start at any slide, but keeps the order of its items.
  const names = [...container.querySelectorAll('[data-index]')].map((slide) => slide.textContent);
  const storm = names.indexOf('Storm');
  expect([...names.slice(storm), ...names.slice(0, storm)]).toEqual(['Storm', 'Coral', 'Reef']);
});
