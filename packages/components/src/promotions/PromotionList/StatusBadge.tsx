import type { PromotionSummary } from '@livery/model';
import { Badge, type BadgeProps } from '@livery/ui';
import { observer } from 'mobx-react-lite';
import { entryOf, wordText, type WordTexts } from '../../core/wordText.ts';
import { useStores } from '../../core/stores.ts';

/** Texts of the promotion statuses. Source: MEMB-24. */
const texts: WordTexts = {
  join: 'promo.status.join',
  claim: 'promo.status.claim',
  applying: 'promo.status.applying',
  close: 'promo.status.close',
  rejected: 'promo.status.rejected',
  issued: 'promo.status.issued',
  claimed: 'promo.status.claimed',
  process: 'promo.status.process',
  joined: 'promo.status.joined',
  comingSoon: 'promo.status.comingSoon',
};

/** Tones of the statuses that are not neutral. */
const tones: Readonly<Record<string, BadgeProps['tone']>> = {
  join: 'positive',
  claim: 'positive',
  rejected: 'negative',
  issued: 'positive',
  joined: 'accent',
  comingSoon: 'warning',
};

/** Status of a promotion; a status without a text is shown as the operator sends it. */
export const StatusBadge = observer(function StatusBadge({
  promotion: { status },
}: {
  promotion: PromotionSummary;
}) {
  const { locale } = useStores();
  if (status === undefined) return null;
  return (
    <Badge tone={entryOf(tones, status) ?? 'neutral'}>{wordText(locale, texts, status)}</Badge>
  );
});
