import { Digits } from '@livery/ui';
import { observer } from 'mobx-react-lite';
import { useStores } from '../../core/stores.ts';
import { rowHeightPx } from './rowHeightPx.ts';

/** So much room is kept for an amount that is not known yet. */
const roomFor = 1_000;

/** The digits of a jackpot that is not known yet. */
export const ComingJackpot = observer(function ComingJackpot({ title }: { title: string }) {
  const { locale } = useStores();
  return (
    <Digits text={locale.formatMoney(roomFor)} pending rowHeightPx={rowHeightPx} label={title} />
  );
});
