import { NodeFailed } from '@livery/components';
import type { RenderAttempt, RenderContext } from '@livery/renderer';
import type { RootStore } from '@livery/stores';

/** What page documents may look at, read from the stores. */
export function renderContext(root: RootStore, attempt?: RenderAttempt): RenderContext {
  return {
    // A text's values are words and numbers; a page cannot write others there.
    text: (key, values) =>
      root.locale.text(key, values as Record<string, string | number> | undefined),
    value: (path) => root.value(path),
    flag: (name) => root.flag(name),
    report: (failure) => root.report(failure),
    fallback: (_failure, essential) => (essential ? <NodeFailed /> : null),
    ...(attempt ? { attempt } : {}),
  };
}
