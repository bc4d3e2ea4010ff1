import type { JackpotCounterProps } from '@livery/model';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { Chunk } from '../../core/chunks/Chunk.tsx';
import { useHydrated } from '../../core/useHydrated.ts';
import { JackpotSkeleton } from './JackpotSkeleton.tsx';
import { LiveJackpotDigits } from './LiveJackpotDigits.tsx';
import { JackpotPanel } from './JackpotPanel.tsx';
import { SampleJackpot } from './SampleJackpot.tsx';

// A separate chunk, because most counters are samples. Not rendered on the server, because the
// server does not know the operator's jackpot.
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
  const [isRunning, setIsRunning] = useState(true);
  return (
    <JackpotPanel
      title={title}
      look={look}
      kind={kind}
      isRunning={isRunning}
      onRunningChange={setIsRunning}
    >
      {digits()}
    </JackpotPanel>
  );

  function digits() {
    if (kind !== 'feed') return <SampleJackpot title={title} kind={kind} isRunning={isRunning} />;
    return hydrated ? (
      <LiveJackpot title={title} isRunning={isRunning} view={LiveJackpotDigits} />
    ) : (
      <JackpotSkeleton title={title} />
    );
  }
});
