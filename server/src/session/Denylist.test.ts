import { expect, it } from 'vitest';
import { fakeClock } from '../testing/fakeClock.ts';
import { Denylist, type LineLog } from './Denylist.ts';

function memoryLog(): LineLog {
  let kept: readonly string[] = [];
  return {
    lines: () => kept,
    append: (line) => {
      kept = [...kept, line];
    },
    rewrite: (lines) => {
      kept = lines;
    },
  };
}

it('remembers over a restart what was ended, until it would have run out anyway', () => {
  const clock = fakeClock();
  const log = memoryLog();
  const before = new Denylist({ clock, log });
  before.add({ sid: 'short', absolute: clock.now() + 1_000 });
  before.add({ sid: 'long', absolute: clock.now() + 9_000 });

  clock.advance(1_000);
  const after = new Denylist({ clock, log });

  expect([after.has('long'), after.has('short'), after.has('other')]).toEqual([true, false, false]);
  expect(log.lines()).toHaveLength(1);
});
