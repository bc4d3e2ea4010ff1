import dayjs from 'dayjs';
import { observer } from 'mobx-react-lite';
import { useStores } from '../../core/stores.ts';

/** The current time, updated every second. */
export const CurrentTime = observer(function CurrentTime({ format }: { format: string }) {
  return dayjs(useStores().time.nowMs).format(format);
});
