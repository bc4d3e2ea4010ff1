// @vitest-environment jsdom
import { expect, it, onTestFinished, vi } from 'vitest';
import { markWrapped } from './markWrapped.ts';

/** Returns a list whose items have these vertical positions, and a function that resizes it. */
function listWith(topsPx: readonly number[]) {
  const tops = [...topsPx];
  const resized: (() => void)[] = [];
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(callback: () => void) {
        resized.push(callback);
      }
      observe() {
        /* `resize` calls the callback. */
      }
      disconnect() {
        resized.length = 0;
      }
    },
  );
  onTestFinished(() => {
    vi.unstubAllGlobals();
  });
  const menu = document.createElement('nav');
  const list = document.createElement('ul');
  menu.append(list);
  for (const index of tops.keys()) {
    const item = document.createElement('li');
    Object.defineProperty(item, 'offsetTop', { get: () => tops[index] });
    list.append(item);
  }
  const stop = markWrapped(list);
  return {
    stop,
    marks: () => [menu, ...list.children].map((box) => box.hasAttribute('data-wrapped')),
    resize: (next: readonly number[]) => {
      tops.splice(0, tops.length, ...next);
      for (const callback of resized) callback();
    },
  };
}

it('[HEAD-05] marks the entries after the first line, and the menu if there are any', () => {
  const list = listWith([8, 8, 72]);

  list.resize([8, 8, 72]);
  expect(list.marks()).toEqual([true, false, false, true]);
  list.resize([8, 72, 136]);
  expect(list.marks()).toEqual([true, false, true, true]);
  list.resize([8, 8, 8]);
  expect(list.marks()).toEqual([false, false, false, false]);

  list.stop();
  list.resize([8, 72, 72]);
  expect(list.marks()).toEqual([false, false, false, false]);
});
