import type { ReactNode } from 'react';

/** Props that the renderer adds to a component's own: the nodes of its slots. */
export interface Placed {
  /** Nodes of the slot `default`. */
  readonly children?: ReactNode;
  /** Nodes of the other slots, by name. */
  readonly slots?: Readonly<Record<string, ReactNode>>;
}
