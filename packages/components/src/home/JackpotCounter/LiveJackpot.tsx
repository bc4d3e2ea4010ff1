import { JackpotFeedStore } from '@livery/stores';
import { observer } from 'mobx-react-lite';
import { useEffect, type FunctionComponent } from 'react';
import { useStores } from '../../core/stores.ts';
import { useInView } from '../../core/refresh/useInView.ts';

export interface LiveJackpotProps {
  title: string;
  isRunning: boolean;
  /**
   * Renders the amount. A prop, because this lazy module shares no code with the sample counters,
   * so that their pages do not load it.
   */
  view: FunctionComponent<{ title: string; feed: JackpotFeedStore }>;
}

/** A progressive jackpot of the operator, polled while it is on the screen. */
export const LiveJackpot = observer(function LiveJackpot({
  title,
  isRunning,
  view: View,
}: LiveJackpotProps) {
  const feed = useStores().get(JackpotFeedStore);
  const { ref, isInView } = useInView<HTMLDivElement>();
  useEffect(() => (isRunning && isInView ? feed.watch() : undefined), [feed, isRunning, isInView]);
  return (
    <div ref={ref}>
      <View title={title} feed={feed} />
    </div>
  );
});
