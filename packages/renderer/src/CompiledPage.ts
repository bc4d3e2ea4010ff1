import type { NodeFailure } from '@livery/model';
import type { ReactNode } from 'react';

/**
 * A page document, checked and turned into elements. They are created once and reused for every
 * render.
 */
export interface CompiledPage {
  readonly name: string;
  /**
   * The whole page. Contains no values or texts, so it is valid for every brand state, session and
   * language.
   */
  readonly element: ReactNode;
  /** The parts of the document that could not be used; the rest works. */
  readonly failures: readonly NodeFailure[];
}

/** A node with its position in the page. */
export interface CompiledNode {
  readonly page: string;
  readonly id: string;
  readonly component: string;
  readonly essential: boolean;
  /** The node whose slot contains this one; `undefined` for the root. */
  readonly parent: CompiledNode | undefined;
  readonly depth: number;
}

/** Returns a node's failure, with the names needed to find it in the configuration. */
export function failureOf(node: CompiledNode, error: unknown): NodeFailure {
  const message =
    error instanceof Error
      ? error.message
      : typeof error === 'string'
        ? error
        : 'something that is no Error was thrown';
  return { page: node.page, node: node.id, component: node.component, message };
}
