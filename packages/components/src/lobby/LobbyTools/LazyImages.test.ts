import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { LazyImages } from './LazyImages.ts';

type Look = (entries: { target: Element; isIntersecting: boolean }[]) => void;
let look: Look = () => undefined;
let margin: string | undefined;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: Look, options: { rootMargin: string }) {
        look = callback;
        margin = options.rootMargin;
      }
      observe(): void {
        /* The test says what is near. */
      }
      unobserve(): void {
        /* Likewise. */
      }
    },
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

// Only its identity matters.
const element = (): Element => ({}) as Element;

function setUp(options = { preloadFactor: 1.3, cacheSize: 200, throttleMs: 200 }) {
  const images = new LazyImages(options);
  const went: string[] = [];
  const hold = (src: string) => {
    const target = element();
    return { target, giveUp: images.wait(target, src, () => went.push(src)) };
  };
  const near = (...held: { target: Element }[]): void =>
    look(held.map(({ target }) => ({ target, isIntersecting: true })));
  return { images, went, hold, near };
}

it('[LOBB-12] looks as far ahead as configured, and holds a picture until it is near', () => {
  const { went, hold, near } = setUp();
  const [one] = [hold('a'), hold('b')];
  expect([margin, went]).toEqual(['130% 0%', []]);
  near(one);
  expect(went).toEqual(['a']);
});

it('[LOBB-12] lets further ones go together when the throttle ends, without those that are gone meanwhile', () => {
  const { went, hold, near } = setUp();
  const [one, two, three, four] = [hold('a'), hold('b'), hold('c'), hold('d')];
  near(one);
  near(two);
  near(three, four);
  look([{ target: three.target, isIntersecting: false }]);
  four.giveUp();
  vi.advanceTimersByTime(199);
  expect(went).toEqual(['a']);
  vi.advanceTimersByTime(1);
  expect(went).toEqual(['a', 'b']);
});

it('[LOBB-12] does not hold a picture that came before, as long as it is among the last of the cache', () => {
  const { images, hold, near } = setUp({ preloadFactor: 1, cacheSize: 2, throttleMs: 0 });
  near(hold('a'), hold('b'));
  expect(['a', 'b', 'c'].map(images.shouldWait)).toEqual([false, false, true]);
  vi.runAllTimers();
  near(hold('c'));
  expect(['a', 'b', 'c'].map(images.shouldWait)).toEqual([true, false, false]);
});
