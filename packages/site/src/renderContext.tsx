import { NodeFailed } from '@livery/components';
import type { RenderAttempt, RenderContext } from '@livery/renderer';
import type { RootStore } from '@livery/stores';

/** Values that page documents may read, taken from the stores. */
export function renderContext(root: RootStore, attempt?: RenderAttempt): RenderContext {
  return {
    // Documents can only write strings and numbers as values of a text.
    text: (key, values) =>
      root.locale.text(key, values as Record<string, string | number> | undefined),
    value: (path) => root.value(path),
    flag: (name) => root.flag(name),
    report: (failure) => root.report(failure),
    fallback: (_failure, essential) => (essential ? <NodeFailed /> : null),
    attempt,
  };
}
