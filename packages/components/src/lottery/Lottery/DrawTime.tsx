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
 * Time of a draw or bet with the name of the brand's time zone, because draws belong to the brand's
 * day and not to the device's.
 */
export const DrawTime = observer(function DrawTime({ at }: { at: string }) {
  return <time dateTime={at}>{formatDateTime(useStores(), at, style)}</time>;
});
