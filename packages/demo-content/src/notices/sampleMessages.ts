import { readData } from '../reader/readData.ts';
import { fields, integer, listOf, words } from '../reader/shape.ts';
import type { Words } from '../words/Words.ts';

/** Message to a member in all of its languages. */
export interface MessageText {
  /** Hours between the message and the creation of the member. */
  readonly hoursAgo: number;
  readonly title: Words;
  /** HTML. */
  readonly content: Words;
}

/** Messages in the inbox of every new member. All are fictitious. */
export const sampleMessages: readonly MessageText[] = readData(
  'messages.json',
  listOf(fields({ hoursAgo: integer, title: words, content: words })),
);
