import type { FieldStore, LocaleStore } from '@livery/stores';
import { autorun } from 'mobx';
import { useEffect, useRef, useState } from 'react';

/** Rendered part of a field's store. */
interface FieldState {
  readonly field: FieldStore;
  readonly value: string;
  readonly error: string | undefined;
}

/**
 * Returns value and error of a field and renders the component when they change. Uses state instead
 * of an observer, because an observer would add an effect to every keystroke.
 */
export function useFieldState(field: FieldStore, locale: LocaleStore): FieldState {
  const [state, setState] = useState(() => fieldStateOf(field, locale));
  const latest = useRef(state);
  useEffect(
    () =>
      autorun(() => {
        const next = fieldStateOf(field, locale);
        const { current: previous } = latest;
        if (
          previous.field === next.field &&
          previous.value === next.value &&
          previous.error === next.error
        )
          return;
        latest.current = next;
        setState(next);
      }),
    [field, locale],
  );
  return state.field === field ? state : fieldStateOf(field, locale);
}

function fieldStateOf(field: FieldStore, locale: LocaleStore): FieldState {
  const problem = field.shownProblem;
  return {
    field,
    value: field.value,
    error: field.refusal ?? (problem ? locale.t(problem.key, problem.values) : undefined),
  };
}
