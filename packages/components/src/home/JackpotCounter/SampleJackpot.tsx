import { JackpotStore, type JackpotKind } from '@livery/stores';
import { Digits } from '@livery/ui';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useStores } from '../../core/stores.ts';
import { rowHeightPx } from './rowHeightPx.ts';
import { useInView } from '../../core/refresh/useInView.ts';

/** Digits of a sample jackpot, which grows by the brand's settings while it is on the screen. */
export const SampleJackpot = observer(function SampleJackpot({
  title,
  kind,
  isRunning,
}: {
  title: string;
  kind: JackpotKind;
  isRunning: boolean;
}) {
  const stores = useStores();
  const { locale, site } = stores;
  const { jackpots } = site.config.site;
  const [jackpot] = useState(() =>
    stores.create(({ clock }) => new JackpotStore({ clock, kind, jackpots })),
  );
  const { ref, isInView } = useInView<HTMLSpanElement>();
  useEffect(() => jackpot.start(), [jackpot]);
  useEffect(
    () => (isRunning && isInView ? jackpot.run() : undefined),
    [jackpot, isRunning, isInView],
  );
  const { value, announced } = jackpot;
  return (
    <Digits
      ref={ref}
      text={locale.formatMoney(value ?? jackpot.minimum)}
      pending={value === undefined}
      rowHeightPx={kind === 'home' ? jackpots.home.rowHeightPx : rowHeightPx}
      label={
        announced === undefined
          ? title
          : locale.t('jackpot.amount', { title, amount: locale.formatMoney(announced) })
      }
    />
  );
});
