/**
 * Kinds of notices as the operator codes them: B banners, PL players, PU pop-ups, PR promotions, H
 * pop-ups of the home page.
 */
export const noticeKinds = ['B', 'PL', 'PU', 'PR', 'H'] as const;

export type NoticeKind = (typeof noticeKinds)[number];

/** A notice in every language it was written in. */
export interface NoticeText {
  readonly id: string;
  readonly kind: NoticeKind;
  readonly membersOnly?: boolean;
  /** Hours before the merchant was made. */
  readonly hoursAgo: number;
  /** Title and HTML content by language. */
  readonly words: Readonly<Record<string, readonly [title: string, content: string]>>;
}
