import type { ReactNode } from 'react';

/** What the renderer gives a component besides its props: the nodes of its slots. */
export interface Placed {
  /** The nodes of the slot `default`. */
  readonly children?: ReactNode;
  /** The nodes of the other slots, by name. */
  readonly slots?: Readonly<Record<string, ReactNode>>;
}
