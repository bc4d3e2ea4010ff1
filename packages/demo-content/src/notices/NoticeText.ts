/**
 * Kinds of notices by the operator's codes: B banners, PL players, PU pop-ups, PR promotions, H
 * pop-ups of the home page, AG agents.
 */
export const noticeKinds = ['B', 'PL', 'PU', 'PR', 'H', 'AG'] as const;

export type NoticeKind = (typeof noticeKinds)[number];

/** Notice in all of its languages. */
export interface NoticeText {
  readonly id: string;
  readonly kind: NoticeKind;
  readonly membersOnly?: boolean;
  /** Hours between the notice and the creation of the merchant. */
  readonly hoursAgo: number;
  /** Title and HTML content by language. */
  readonly words: Readonly<Record<string, readonly [title: string, content: string]>>;
}
