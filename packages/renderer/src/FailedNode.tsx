import type { NodeFailure } from '@livery/model';
import type { ReactNode } from 'react';
import { useRenderContext } from './RenderContext.tsx';

/** Placeholder of a failed node. An essential node never leaves a gap. */
export function FailedNode({
  failure,
  essential,
}: {
  failure: NodeFailure;
  essential: boolean;
}): ReactNode {
  const { fallback } = useRenderContext();
  if (fallback) return fallback(failure, essential);
  return essential ? (
    <p role="alert">
      This part of the page could not be shown. Load the page again, or come back in a few minutes.
    </p>
  ) : null;
}
