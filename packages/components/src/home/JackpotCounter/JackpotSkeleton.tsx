import { Digits } from '@livery/ui';
import { observer } from 'mobx-react-lite';
import { useStores } from '../../core/stores.ts';
import { rowHeightPx } from './rowHeightPx.ts';

/** Amount whose width is reserved while the jackpot is loading, in major units. */
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
