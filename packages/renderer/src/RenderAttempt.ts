import type { NodeFailure } from '@livery/model';
import type { CompiledNode } from './CompiledPage.ts';

/** A node that began to render, and its parent. */
interface StartedNode {
  readonly node: CompiledNode;
  readonly parent: string | undefined;
}

/**
 * One attempt at rendering on the server, where error boundaries have no effect. Holds the nodes to
 * leave out and the progress of the attempt.
 */
export class RenderAttempt {
  /** Failures of the documents themselves. */
  readonly failures = new Set<NodeFailure>();
  readonly started = new Map<string, StartedNode>();
  /** Key of the node that began last. */
  last: string | undefined;
  readonly #excluded: ReadonlyMap<string, NodeFailure>;

  constructor(excluded: ReadonlyMap<string, NodeFailure> = new Map()) {
    this.#excluded = excluded;
  }

  /** Called when a node begins to render. Returns the reason if the node is left out. */
  begin(node: CompiledNode): NodeFailure | undefined {
    const key = keyOf(node);
    // The parent of an inner page's root is the layout's outlet, which began just before it.
    this.started.set(key, { node, parent: node.parent ? keyOf(node.parent) : this.last });
    this.last = key;
    return this.#excluded.get(key);
  }

  /** Called with the failures of each rendered page. */
  addFailures(failures: readonly NodeFailure[]): void {
    for (const failure of failures) this.failures.add(failure);
  }
}

function keyOf(node: CompiledNode): string {
  return `${node.page}/${node.id}`;
}
