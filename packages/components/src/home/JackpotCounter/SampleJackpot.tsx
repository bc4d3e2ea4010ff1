import { JackpotStore, type JackpotKind } from '@livery/stores';
import { Digits } from '@livery/ui';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useStores } from '../../core/stores.ts';
import { rowHeightPx } from './rowHeightPx.ts';

/** The digits of a jackpot that is made up and grows by itself. */
export const SampleJackpot = observer(function SampleJackpot({
  title,
  kind,
  runs,
}: {
  title: string;
  kind: JackpotKind;
  runs: boolean;
}) {
  const stores = useStores();
  const { locale, site } = stores;
  const { jackpots } = site.config.site;
  const [jackpot] = useState(() =>
    stores.create(({ clock }) => new JackpotStore({ clock, kind, jackpots })),
  );
  useEffect(() => (runs ? jackpot.run() : undefined), [jackpot, runs]);
  const { value, announced } = jackpot;
  return (
    <Digits
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
