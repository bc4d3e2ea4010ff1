import { JackpotFeedStore } from '@livery/stores';
import { observer } from 'mobx-react-lite';
import { useEffect, type FunctionComponent } from 'react';
import { useStores } from '../../core/stores.ts';
import { useInSight } from './useInSight.ts';

export interface FedJackpotProps {
  title: string;
  runs: boolean;
  /**
   * Shows what is known. Given by who loads this part: it shares no code with the sample counters,
   * so that their pages load none of it.
   */
  view: FunctionComponent<{ title: string; feed: JackpotFeedStore }>;
}

/** A jackpot that is fed by what is played: asked for while somebody sees it. */
export const FedJackpot = observer(function FedJackpot({
  title,
  runs,
  view: View,
}: FedJackpotProps) {
  const feed = useStores().get(JackpotFeedStore);
  const { place, inSight } = useInSight<HTMLDivElement>();
  useEffect(() => (runs && inSight ? feed.watch() : undefined), [feed, runs, inSight]);
  return (
    <div ref={place}>
      <View title={title} feed={feed} />
    </div>
  );
});
