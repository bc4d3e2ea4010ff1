import { refusalOf } from '@livery/model';
import { attempt, type ApiError, type FieldStore, type FormStore } from '@livery/stores';
import { useRef, useState, type ComponentProps, type RefObject } from 'react';
import { focusField } from '../../../core/forms/focusField.ts';
import { useIsGone } from '../useIsGone.ts';

export interface CallForm {
  /** Properties of the `form` element. */
  readonly formProps: {
    readonly ref: RefObject<HTMLFormElement | null>;
    readonly noValidate: true;
    readonly onSubmit: NonNullable<ComponentProps<'form'>['onSubmit']>;
  };
  /** Why the last call failed. */
  readonly error: ApiError | undefined;
  /** Whether the form was sent since it was last submitted. */
  readonly isSent: boolean;
}

/**
 * Form that makes a call: checks the fields, asks the member, sends, and shows what the operator
 * refused. The first field to correct receives the focus. A failure keeps the values.
 */
export function useCallForm(
  form: FormStore<string>,
  {
    isBusy,
    isConfirmed,
    send,
  }: {
    /** Whether the form cannot be sent now, for example because a request of it is under way. */
    isBusy: boolean;
    /** Resolves to whether the member confirms what is sent. */
    isConfirmed: () => Promise<boolean>;
    /** Makes the call. Errors: those of the call, which the form shows. */
    send: () => Promise<void>;
  },
): CallForm {
  const ref = useRef<HTMLFormElement>(null);
  const [error, setError] = useState<ApiError>();
  const [isSent, setSent] = useState(false);
  const isGone = useIsGone();
  const focusIn = (field: FieldStore): void => {
    if (ref.current) focusField(ref.current, field);
  };
  const submit = async (): Promise<void> => {
    if (isBusy) return;
    setError(undefined);
    setSent(false);
    const invalid = form.check();
    if (invalid) return focusIn(invalid);
    if (!(await isConfirmed())) return;
    const { error: failure } = await attempt(
      form.submit(async () => {
        await send();
        setSent(true);
      }),
    );
    // The store of the calls has shown a failure after the form was left.
    if (!failure || isGone()) return;
    const refused = form.refuse(refusalOf(failure.value).fields);
    if (refused) focusIn(refused);
    setError(failure);
  };
  return {
    error,
    isSent,
    formProps: {
      ref,
      noValidate: true,
      onSubmit: (event) => {
        event.preventDefault();
        void submit();
      },
    },
  };
}
