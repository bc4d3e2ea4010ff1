import type { NodeFailure, Scalar, ValueSource } from '@livery/model';
import { createContext, use, type ReactNode } from 'react';
import type { RenderAttempt } from './RenderAttempt.ts';

/**
 * Values and functions that nodes use while they render. The functions read MobX observables, so
 * that each node observes only the values it reads. Create it once, because a new object renders
 * every node again.
 */
export interface RenderContext extends ValueSource {
  /** Returns the text of a key in the visitor's language. */
  text: (key: string, values?: Readonly<Record<string, Scalar>>) => string;
  /** Called once for every failed node. Not called on the server: see {@link RenderAttempt}. */
  report: (failure: NodeFailure) => void;
  /**
   * Returns the replacement of a failed node. By default nothing, or a message if the node is
   * essential.
   */
  fallback: ((failure: NodeFailure, essential: boolean) => ReactNode) | undefined;
  /** The current attempt; only on the server. */
  attempt: RenderAttempt | undefined;
}

/** React context of the {@link RenderContext}; class components read it directly. */
export const RenderContextHolder = createContext<RenderContext | undefined>(undefined);

/** Provides the render context to the pages inside. */
export function RenderContextProvider({
  value,
  children,
}: {
  value: RenderContext;
  children?: ReactNode;
}): ReactNode {
  return <RenderContextHolder value={value}>{children}</RenderContextHolder>;
}

/** Returns the render context of the page that contains the component. */
export function useRenderContext(): RenderContext {
  const context = use(RenderContextHolder);
  if (!context)
    throw new Error(
      'PageView stands outside a RenderContextProvider; put one around the application.',
    );
  return context;
}
