import { observer } from 'mobx-react-lite';
import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { useStores } from '../../core/stores.ts';
import { acceptArrival, isForeignArrival } from './arrival.ts';
import { Waiting } from './Waiting.tsx';

/**
 * Game whose address was not opened from inside the site: opens after the player has confirmed it,
 * because opening it may transfer the whole balance to the provider, and any site can link to it.
 * Source: GAME-04.
 */
export const ArrivalGate = observer(function ArrivalGate({
  vendorCode,
  onLeave,
  children,
}: {
  vendorCode: string;
  onLeave: () => void;
  children: ReactNode;
}) {
  const { dialogs, vendors } = useStores();
  const [mayPlay, setMayPlay] = useState(() => !isForeignArrival());
  const leave = useEffectEvent(onLeave);
  useEffect(() => {
    if (mayPlay) return;
    const left = new AbortController();
    void askFirst(left.signal);
    return () => left.abort();

    async function askFirst(signal: AbortSignal): Promise<void> {
      // The menu has the provider's name.
      await vendors.menu.load({});
      if (signal.aborted) return;
      const values = { vendor: vendors.vendorName(vendorCode) };
      const isConfirmed = await dialogs.ask(
        {
          title: 'play.linkTitle',
          titleValues: values,
          body: { key: 'play.link', values },
          confirm: 'games.playNow',
          cancel: 'play.leave',
        },
        signal,
      );
      if (signal.aborted) return;
      if (!isConfirmed) return leave();
      acceptArrival();
      setMayPlay(true);
    }
  }, [mayPlay, vendorCode, dialogs, vendors]);
  return mayPlay ? children : <Waiting />;
});
