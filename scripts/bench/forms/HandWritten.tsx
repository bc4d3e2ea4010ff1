/// <reference lib="dom" />
import { Icon } from '@livery/ui';
import { useRef, useState, type ReactNode, type RefObject } from 'react';
import { problemOf, type FormField } from './fields.ts';
import { renders } from './renders.ts';

/**
 * Class names of the field's parts, taken from the product so that both forms produce the same
 * document.
 */
export type FieldClasses = Readonly<
  Record<'frame' | 'label' | 'mark' | 'box' | 'input' | 'error' | 'hint', string>
>;

/** Values to submit; each field writes its own value. */
type Values = Record<string, string>;

function PlainField({
  field,
  values,
  classes,
}: {
  field: FormField;
  values: RefObject<Values>;
  classes: FieldClasses;
}): ReactNode {
  renders.count += 1;
  const [value, setValue] = useState(field.initial);
  const [visited, setVisited] = useState(false);
  const problem = visited ? problemOf(field, value.trim()) : undefined;
  const describedBy = [...(problem ? [`${field.id}-error`] : []), `${field.id}-hint`].join(' ');
  return (
    <div className={classes.frame}>
      <label className={classes.label} htmlFor={field.id}>
        {field.label}
        <span className={classes.mark} aria-hidden="true">
          *
        </span>
      </label>
      <div className={classes.box} data-invalid={problem ? '' : undefined}>
        <input
          id={field.id}
          name={field.name}
          className={classes.input}
          type="text"
          autoComplete="off"
          value={value}
          aria-describedby={describedBy}
          aria-invalid={problem ? true : undefined}
          aria-required
          onChange={({ currentTarget }) => {
            values.current[field.name] = currentTarget.value.trim();
            setValue(currentTarget.value);
          }}
          onBlur={() => setVisited(true)}
        />
      </div>
      <div className={classes.error} id={`${field.id}-error`} aria-live="polite">
        {problem && (
          <>
            <Icon name="circle-alert" size="small" />
            <span>{problem}</span>
          </>
        )}
      </div>
      <div className={classes.hint} id={`${field.id}-hint`}>
        {field.hint}
      </div>
    </div>
  );
}

/**
 * Limit: the same form as idiomatic React, with one state for each field and without a form engine.
 */
export function HandWritten({
  fields,
  classes,
}: {
  fields: readonly FormField[];
  classes: FieldClasses;
}): ReactNode {
  const values = useRef<Values>({});
  return (
    <form>
      {fields.map((field) => (
        <PlainField key={field.name} {...{ field, values, classes }} />
      ))}
    </form>
  );
}
