import { observer } from 'mobx-react-lite';
import { formatDateTime, zonedTime } from '../../core/dates/formatDateTime.ts';
import { useStores } from '../../core/stores.ts';

const style: Intl.DateTimeFormatOptions = { ...zonedTime, second: '2-digit' };

/**
 * Time of a draw or bet with the name of the brand's time zone, because draws belong to the brand's
 * day and not to the device's.
 */
export const DrawTime = observer(function DrawTime({ at }: { at: string }) {
  return <time dateTime={at}>{formatDateTime(useStores(), at, style)}</time>;
});
