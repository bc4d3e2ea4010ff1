// @vitest-environment jsdom
import { act } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { mount } from '../testing/mount.tsx';
import { Image } from './Image.tsx';
import { initialsOf } from './initialsOf.ts';

beforeEach(() => {
  // jsdom loads no pictures, and says of some that they failed.
  vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(false);
});
afterEach(() => vi.restoreAllMocks());

it('reserves its box and loads the picture lazily, unless it has priority', async () => {
  const lazy = await mount(<Image src="/a.png" alt="A" ratio="16:5" />);
  expect(lazy.container.querySelector('img')?.getAttribute('loading')).toBe('lazy');
  expect(lazy.container.querySelector('[data-ratio="16:5"]')).not.toBeNull();
  const first = await mount(<Image src="/a.png" alt="A" width={300} height={100} priority />);
  expect(first.container.querySelector('img')?.getAttribute('loading')).toBe('eager');
  expect(first.container.querySelector('img')?.getAttribute('fetchpriority')).toBe('high');
});

it('shows initials if the picture fails, and loads a new address', async () => {
  const { container, render } = await mount(<Image src="/a.png" alt="Pearl of the Reef" />);
  await act(() => {
    container.querySelector('img')?.dispatchEvent(new Event('error'));
  });
  expect(container.querySelector('img')).toBeNull();
  const fallback = container.querySelector('[role="img"]');
  expect(fallback?.getAttribute('aria-label')).toBe('Pearl of the Reef');
  expect(fallback?.textContent).toBe('PR');

  await render(<Image src="/b.png" alt="Pearl of the Reef" />);
  expect(container.querySelector('img')?.getAttribute('src')).toBe('/b.png');
});

it('detects a picture that failed before hydration', async () => {
  vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true);
  vi.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(0);
  const node = <Image src="/a.png" alt="" fallbackText="Coral Crown" />;
  const { container } = await mount(node, renderToString(node));
  expect(container.querySelector('img')).toBeNull();
  expect(container.textContent).toBe('CC');
});

it.each([
  ['Pearl of the Reef', 'PR'],
  ['Zeus', 'Z'],
  ['3 Kings', '3K'],
  ['«Ёлка» – игра', 'ЁИ'],
  ['', ''],
])('abbreviates "%s" to "%s"', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
