import type { NodeFailure, Scalar, ValueSource } from '@livery/model';
import { createContext, use, type ReactNode } from 'react';
import type { RenderAttempt } from './RenderAttempt.ts';

/**
 * What nodes look at while they render. The functions read MobX observables, so that each node
 * follows just what it read. Make it once: another object renders every node again.
 */
export interface RenderContext extends ValueSource {
  /** The words of a text key in the visitor's language. */
  text: (key: string, values?: Readonly<Record<string, Scalar>>) => string;
  /** Told once of every failed node. Not called on the server: see {@link RenderAttempt}. */
  report: (failure: NodeFailure) => void;
  /**
   * What stands in the place of a failed node; by default nothing, and a sentence where the node is
   * essential.
   */
  fallback?: (failure: NodeFailure, essential: boolean) => ReactNode;
  /** Only on the server: the attempt under way. */
  attempt?: RenderAttempt;
}

/** React's side of {@link RenderContext}; class components need the context itself. */
export const RenderContextHolder = createContext<RenderContext | undefined>(undefined);

/** Gives the pages inside it what their nodes look at. */
export function RenderContextProvider({
  value,
  children,
}: {
  value: RenderContext;
  children?: ReactNode;
}): ReactNode {
  return <RenderContextHolder value={value}>{children}</RenderContextHolder>;
}

/** The context of the page a component stands in. */
export function useRenderContext(): RenderContext {
  const context = use(RenderContextHolder);
  if (!context)
    throw new Error(
      'PageView stands outside a RenderContextProvider; put one around the application.',
    );
  return context;
}
