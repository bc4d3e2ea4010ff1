import { Digits } from '@livery/ui';
import { observer } from 'mobx-react-lite';
import { useStores } from '../../core/stores.ts';
import { rowHeightPx } from './rowHeightPx.ts';

/** Reserves the width of an amount that is not loaded yet. */
const placeholderAmount = 1_000;

/** Placeholder for the digits of a jackpot that is loading. */
export const JackpotSkeleton = observer(function JackpotSkeleton({ title }: { title: string }) {
  const { locale } = useStores();
  return (
    <Digits
      text={locale.formatMoney(placeholderAmount)}
      pending
      rowHeightPx={rowHeightPx}
      label={title}
    />
  );
});
