import { observer } from 'mobx-react-lite';
import { formatDateTime } from '../../core/formatDateTime.ts';
import { useStores } from '../../core/stores.ts';

const style: Intl.DateTimeFormatOptions = {
  year: 'numeric',
  month: 'short',
  day: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  timeZoneName: 'short',
};

/**
 * When something was drawn or bet, by the brand's clock, which is named: a draw belongs to the
 * brand's day, wherever the device is.
 */
export const DrawTime = observer(function DrawTime({ at }: { at: string }) {
  return <time dateTime={at}>{formatDateTime(useStores(), at, style)}</time>;
});
