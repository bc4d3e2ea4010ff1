import type { JackpotCounterProps } from '@livery/model';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { Chunk } from '../../core/chunks/Chunk.tsx';
import { useHydrated } from '../../core/useHydrated.ts';
import { JackpotSkeleton } from './JackpotSkeleton.tsx';
import { LiveJackpotDigits } from './LiveJackpotDigits.tsx';
import { JackpotPanel } from './JackpotPanel.tsx';
import { SampleJackpot } from './SampleJackpot.tsx';

// Of its own: most counters are samples, and no server knows what is played.
const jackpotFeed = new Chunk('jackpotFeed', () => import('./LiveJackpot.tsx'));
const LiveJackpot = jackpotFeed.lazy(
  (module) => module.LiveJackpot,
  ({ title }) => <JackpotSkeleton title={title} />,
);

export const JackpotCounter = observer(function JackpotCounter({
  title,
  kind,
  look = 'panel',
}: JackpotCounterProps) {
  const hydrated = useHydrated();
  const [runs, setRuns] = useState(true);
  return (
    <JackpotPanel title={title} look={look} runs={runs} onRuns={setRuns}>
      {digits()}
    </JackpotPanel>
  );

  function digits() {
    if (kind !== 'feed') return <SampleJackpot title={title} kind={kind} runs={runs} />;
    return hydrated ? (
      <LiveJackpot title={title} runs={runs} view={LiveJackpotDigits} />
    ) : (
      <JackpotSkeleton title={title} />
    );
  }
});
