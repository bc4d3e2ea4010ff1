import type { NodeFailure } from '@livery/model';
import { failureOf } from './CompiledPage.ts';
import { RenderAttempt } from './RenderAttempt.ts';

/** A page rendered on the server, with what had to be left out. */
export interface ResilientRender {
  readonly html: string;
  readonly failures: readonly NodeFailure[];
}

/**
 * Renders on the server so that a node that throws costs only its own place: the node is found,
 * left out, and the page rendered again.
 *
 * `render` puts the attempt into the {@link RenderContext} and rejects when React does. React
 * renders depth first, so the fault lies in the node that began last or in one it stands in;
 * leaving a node out helped when a node began that had not begun before. A fault costs one render
 * more, plus one for each level between it and the node that began last. Put a deadline around the
 * whole.
 *
 * Errors: rejects with the last error when the fault lies outside the pages, or after `limit`
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
      return { html, failures: [...attempt.noted, ...excluded.values()] };
    } catch (error) {
      if (suspect !== undefined && !cameFurther(attempt, before)) {
        excluded.delete(suspect);
        suspect = before.begun.get(suspect)?.parent;
      } else {
        suspect = attempt.last;
        before = attempt;
      }
      const begun = suspect === undefined ? undefined : before.begun.get(suspect);
      if (suspect === undefined || !begun || excluded.has(suspect) || renders >= limit) throw error;
      excluded.set(suspect, failureOf(begun.node, error));
    }
  }
}

function cameFurther(attempt: RenderAttempt, before: RenderAttempt): boolean {
  return [...attempt.begun.keys()].some((key) => !before.begun.has(key));
}
