import type { NodeFailure } from '@livery/model';
import { failureOf } from './CompiledPage.ts';
import { RenderAttempt } from './RenderAttempt.ts';

/** A page rendered on the server, with the nodes that were left out. */
export interface ResilientRender {
  readonly html: string;
  readonly failures: readonly NodeFailure[];
}

/**
 * Renders on the server so that a node that throws affects only its own place: the node is located
 * and left out, and the page is rendered again.
 *
 * `render` puts the attempt into the {@link RenderContext} and rejects when React does. React
 * renders depth first, so the fault is in the node that began last or in one of its ancestors.
 * Leaving a node out helped if the next attempt reaches a node that had not begun before. A fault
 * costs one additional render, plus one for each level between the faulty node and the node that
 * began last. Callers should set a deadline for the whole.
 *
 * Errors: rejects with the last error when the fault is outside the pages, or after `limit`
 *         renders.
 */
export async function renderResilient(
  render: (attempt: RenderAttempt) => Promise<string>,
  limit = 20,
): Promise<ResilientRender> {
  const excluded = new Map<string, NodeFailure>();
  let before = new RenderAttempt();
  let suspect: string | undefined;
  for (let renders = 1; ; renders += 1) {
    const attempt = new RenderAttempt(excluded);
    try {
      const html = await render(attempt);
      return { html, failures: [...attempt.failures, ...excluded.values()] };
    } catch (error) {
      if (suspect !== undefined && !cameFurther(attempt, before)) {
        excluded.delete(suspect);
        suspect = before.started.get(suspect)?.parent;
      } else {
        suspect = attempt.last;
        before = attempt;
      }
      const startedNode = suspect === undefined ? undefined : before.started.get(suspect);
      if (suspect === undefined || !startedNode || excluded.has(suspect) || renders >= limit)
        throw error;
      excluded.set(suspect, failureOf(startedNode.node, error));
    }
  }
}

function cameFurther(attempt: RenderAttempt, before: RenderAttempt): boolean {
  return [...attempt.started.keys()].some((key) => !before.started.has(key));
}
