import { expect, it } from 'vitest';
import { LargeReplyBody } from './LargeReplyBody.ts';
import type { LargeReplyRoom } from './LargeReplyRoom.ts';

/** Room that counts what is held. */
function roomOf(limitBytes: number): LargeReplyRoom & { readonly heldBytes: () => number } {
  let held = 0;
  return {
    tryTake: (bytes) => {
      if (held + bytes > limitBytes) return false;
      held += bytes;
      return true;
    },
    giveBack: (bytes) => {
      held -= bytes;
    },
    heldBytes: () => held,
  };
}

it('joins chunks of a declared length in a buffer of that length', () => {
  const room = roomOf(100);
  const body = new LargeReplyBody({ room, limitBytes: 100 });

  expect([body.reserve(6), body.add(Buffer.from('abc')), body.add(Buffer.from('def'))]).toEqual([
    true,
    true,
    true,
  ]);

  expect([String(body.bytes), body.bytes.buffer.byteLength, room.heldBytes()]).toEqual([
    'abcdef',
    6,
    6,
  ]);
});

it('grows without a declared length, up to the limit of the reply', () => {
  const room = roomOf(1_000);
  const body = new LargeReplyBody({ room, limitBytes: 10 });
  body.reserve(0);

  for (const chunk of ['ab', 'cdef', 'ghij']) expect(body.add(Buffer.from(chunk))).toBe(true);

  expect([String(body.bytes), room.heldBytes()]).toEqual(['abcdefghij', 10]);
});

it('takes nothing more than there is room for, and gives all of it back', () => {
  const room = roomOf(10);
  const body = new LargeReplyBody({ room, limitBytes: 100 });

  expect([body.reserve(5), body.add(Buffer.alloc(5)), body.add(Buffer.alloc(1))]).toEqual([
    true,
    true,
    false,
  ]);
  body.release();

  expect(room.heldBytes()).toBe(0);
});

it('gives all of its room back after its buffer moved to a thread', () => {
  const room = roomOf(10);
  const body = new LargeReplyBody({ room, limitBytes: 100 });
  body.reserve(8);
  body.add(Buffer.alloc(8));
  structuredClone(body.bytes.buffer, { transfer: [body.bytes.buffer] });

  body.release();

  expect(room.heldBytes()).toBe(0);
});
