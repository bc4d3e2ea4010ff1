// Made by `npm run generate`. Change its source instead.
/** Format in which a value of a reply is displayed. */
export type ReplyFormat =
  | 'number'
  | 'money'
  | 'signedMoney'
  | 'percent'
  | 'dateTime'
  | 'date'
  | 'word'
  | 'copy'
  | 'image'
  | 'list';

/** Formats of the values of replies, by call and by path; a list has no part of its own in it. */
export const replyFormats: Readonly<
  Record<string, Readonly<Record<string, ReplyFormat>> | undefined>
> = {};
