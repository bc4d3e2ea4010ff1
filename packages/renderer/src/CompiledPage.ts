import type { NodeFailure } from '@livery/model';
import type { ReactNode } from 'react';

/**
 * A page document, checked and turned into elements that are created once and shown as often as
 * needed.
 */
export interface CompiledPage {
  readonly name: string;
  /**
   * The whole page. Holds no value and no text: it suits every brand state, session and language.
   */
  readonly element: ReactNode;
  /** What of the document could not be used; the rest works. */
  readonly failures: readonly NodeFailure[];
}

/** A node in its place. */
export interface CompiledNode {
  readonly page: string;
  readonly id: string;
  readonly component: string;
  readonly essential: boolean;
  /** The node whose slot this one stands in; `undefined` for the root. */
  readonly parent: CompiledNode | undefined;
  readonly depth: number;
}

/** A node's failure, by the names a person finds it with. */
export function failureOf(node: CompiledNode, error: unknown): NodeFailure {
  const message =
    error instanceof Error
      ? error.message
      : typeof error === 'string'
        ? error
        : 'something that is no Error was thrown';
  return { page: node.page, node: node.id, component: node.component, message };
}
