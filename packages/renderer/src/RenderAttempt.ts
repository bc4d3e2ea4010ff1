import type { NodeFailure } from '@livery/model';
import type { CompiledNode } from './CompiledPage.ts';

/** A node that began to render, and the one it stands in. */
interface Begun {
  readonly node: CompiledNode;
  readonly parent: string | undefined;
}

/**
 * One try at rendering on the server, where boundaries contain nothing: what is left out of it, and
 * how far it came.
 */
export class RenderAttempt {
  /** Failures of the documents themselves. */
  readonly noted = new Set<NodeFailure>();
  readonly begun = new Map<string, Begun>();
  /** The node that began last. */
  last: string | undefined;
  readonly #excluded: ReadonlyMap<string, NodeFailure>;

  constructor(excluded: ReadonlyMap<string, NodeFailure> = new Map()) {
    this.#excluded = excluded;
  }

  /** Called as each node's render begins; the answer is why the node is left out, if it is. */
  begin(node: CompiledNode): NodeFailure | undefined {
    const key = keyOf(node);
    // The root of an inner page stands in the layout's outlet, which began just before it.
    this.begun.set(key, { node, parent: node.parent ? keyOf(node.parent) : this.last });
    this.last = key;
    return this.#excluded.get(key);
  }

  /** Called with the failures of each page that is shown. */
  note(failures: readonly NodeFailure[]): void {
    for (const failure of failures) this.noted.add(failure);
  }
}

function keyOf(node: CompiledNode): string {
  return `${node.page}/${node.id}`;
}
