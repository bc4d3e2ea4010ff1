import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { LazyImages } from './LazyImages.ts';

type Callback = (entries: { target: Element; isIntersecting: boolean }[]) => void;
let notify: Callback = () => undefined;
let margin: string | undefined;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: Callback, options: { rootMargin: string }) {
        notify = callback;
        margin = options.rootMargin;
      }
      observe(): void {
        /* The test calls `notify`. */
      }
      unobserve(): void {
        /* Nothing to undo. */
      }
    },
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

// The queue only compares elements.
const fakeElement = (): Element => ({}) as Element;

function setUp(options = { preloadFactor: 1.3, cacheSize: 200, throttleMs: 200 }) {
  const images = new LazyImages(options);
  const loaded: string[] = [];
  const queue = (src: string) => {
    const target = fakeElement();
    return { target, cancel: images.wait(target, src, () => loaded.push(src)) };
  };
  const setNear = (...queued: { target: Element }[]): void =>
    notify(queued.map(({ target }) => ({ target, isIntersecting: true })));
  return { images, loaded, queue, setNear };
}

it('[LOBB-12] delays an image until it is within the configured distance', () => {
  const { loaded, queue, setNear } = setUp();
  const [one] = [queue('a'), queue('b')];
  expect([margin, loaded]).toEqual(['130% 0%', []]);
  setNear(one);
  expect(loaded).toEqual(['a']);
});

it('[LOBB-12] loads further images together when the throttle ends, except those that left or were cancelled', () => {
  const { loaded, queue, setNear } = setUp();
  const [one, two, three, four] = [queue('a'), queue('b'), queue('c'), queue('d')];
  setNear(one);
  setNear(two);
  setNear(three, four);
  notify([{ target: three.target, isIntersecting: false }]);
  four.cancel();
  vi.advanceTimersByTime(199);
  expect(loaded).toEqual(['a']);
  vi.advanceTimersByTime(1);
  expect(loaded).toEqual(['a', 'b']);
});

it('[LOBB-12] does not delay an image that was loaded before and is still in the cache', () => {
  const { images, queue, setNear } = setUp({ preloadFactor: 1, cacheSize: 2, throttleMs: 0 });
  setNear(queue('a'), queue('b'));
  expect(['a', 'b', 'c'].map(images.shouldWait)).toEqual([false, false, true]);
  vi.runAllTimers();
  setNear(queue('c'));
  expect(['a', 'b', 'c'].map(images.shouldWait)).toEqual([true, false, false]);
});
