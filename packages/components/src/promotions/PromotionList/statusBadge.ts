import type { PromotionSummary, TextKey } from '@livery/model';
import type { BadgeProps } from '@livery/ui';

type Status = PromotionSummary['status'];

/** Label and tone of each promotion status. Source: MEMB-24. */
export const statusBadge: Readonly<Record<Status, { text: TextKey; tone: BadgeProps['tone'] }>> = {
  join: { text: 'promo.status.join', tone: 'positive' },
  claim: { text: 'promo.status.claim', tone: 'positive' },
  applying: { text: 'promo.status.applying', tone: 'neutral' },
  close: { text: 'promo.status.close', tone: 'neutral' },
  rejected: { text: 'promo.status.rejected', tone: 'negative' },
  issued: { text: 'promo.status.issued', tone: 'positive' },
  claimed: { text: 'promo.status.claimed', tone: 'neutral' },
  process: { text: 'promo.status.process', tone: 'neutral' },
  joined: { text: 'promo.status.joined', tone: 'accent' },
  comingSoon: { text: 'promo.status.comingSoon', tone: 'warning' },
};
