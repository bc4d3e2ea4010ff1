import type { FieldStore, LocaleStore } from '@livery/stores';
import { autorun } from 'mobx';
import { useEffect, useRef, useState } from 'react';

/** What a field shows of its store. */
interface Shown {
  readonly field: FieldStore;
  readonly value: string;
  readonly error: string | undefined;
}

/**
 * Value and problem of a field, followed as they change. A plain state in place of an observer:
 * that would cost every keystroke an effect more.
 */
export function useShown(field: FieldStore, locale: LocaleStore): Shown {
  const [shown, setShown] = useState(() => shownOf(field, locale));
  const latest = useRef(shown);
  useEffect(
    () =>
      autorun(() => {
        const next = shownOf(field, locale);
        const { current: before } = latest;
        if (
          before.field === next.field &&
          before.value === next.value &&
          before.error === next.error
        )
          return;
        latest.current = next;
        setShown(next);
      }),
    [field, locale],
  );
  return shown.field === field ? shown : shownOf(field, locale);
}

function shownOf(field: FieldStore, locale: LocaleStore): Shown {
  const problem = field.shownProblem;
  return {
    field,
    value: field.value,
    error: field.refusal ?? (problem ? locale.t(problem.key, problem.values) : undefined),
  };
}
