import { refusalOf, type CentreDetail, type CentreField } from '@livery/model';
import { ApiError, CentreCallStore, valueOf, type RootStore } from '@livery/stores';
import { Button, Dialog } from '@livery/ui';
import { observer } from 'mobx-react-lite';
import { useId, useRef, useState } from 'react';
import { ErrorSentence } from '../../core/ErrorSentence/ErrorSentence.tsx';
import { focusField } from '../../core/focusField.ts';
import { useStores } from '../../core/stores.ts';
import styles from './AskDialog.module.css';
import { FormFields } from './FormFields.tsx';
import { formOf, requestOfForm, shownFields } from './formFields.ts';
import { RowDetail } from './RowDetail.tsx';
import { resolveValues, type Row } from './rowValues.ts';

/** Dialog that asks for the fields of a call, or shows what the call leads to. Stays open with its values if the call fails. */
export const AskDialog = observer(function AskDialog({
  title,
  text,
  detail,
  fields: allFields,
  row,
  onSubmit,
  isConfirming,
  onClose,
}: {
  title: string;
  text: string | undefined;
  /** Loaded by a call of its own, and shown above the fields. */
  detail?: CentreDetail | undefined;
  fields: readonly CentreField[];
  row: Row;
  /** Makes the call. Throws an `ApiError`. */
  onSubmit: (asked: Row) => Promise<void>;
  /** Whether the outcome of the call is unknown and requested again. */
  isConfirming: boolean;
  onClose: () => void;
}) {
  const stores = useStores();
  const { locale } = stores;
  const fields = shownFields(stores, allFields, row);
  const [form] = useState(() => formOf(fields, row));
  const [error, setError] = useState<ApiError>();
  const element = useRef<HTMLFormElement>(null);
  const id = useId();
  const isKnown = isDetailKnown(stores, detail, row);
  const submit = async (): Promise<void> => {
    if (!isKnown) return;
    setError(undefined);
    try {
      const invalid = await form.submit(() => onSubmit(requestOfForm(fields, form)));
      if (!invalid) return onClose();
      if (element.current) focusField(element.current, invalid);
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure;
      const refused = form.refuse(refusalOf(failure.value).fields);
      if (refused && element.current) focusField(element.current, refused);
      setError(failure);
    }
  };
  return (
    <Dialog
      open
      title={title}
      closeLabel={locale.t('dialog.close')}
      // Closing would hide the outcome, and another submission would be a second request.
      closable={!form.submitting}
      onClose={onClose}
      actions={
        <>
          <Button variant="soft" tone="neutral" disabled={form.submitting} onClick={onClose}>
            {locale.t('dialog.cancel')}
          </Button>
          <Button type="submit" form={id} busy={form.submitting} disabled={!isKnown}>
            {title}
          </Button>
        </>
      }
    >
      <form
        id={id}
        ref={element}
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        {text === undefined ? null : <p>{text}</p>}
        {detail ? <RowDetail detail={detail} call="" path="" row={row} /> : null}
        <FormFields fields={fields} form={form} row={row} />
        <p role="status">{isConfirming ? locale.t('centre.form.confirming') : null}</p>
        <p className={styles.error} role="alert">
          {error ? <ErrorSentence error={error} /> : null}
        </p>
      </form>
    </Dialog>
  );
});

/** Returns whether the member can see what the call leads to; the detail shows an error with a retry. */
function isDetailKnown(stores: RootStore, detail: CentreDetail | undefined, row: Row): boolean {
  if (detail?.call === undefined) return true;
  const resource = stores.query(stores.get(CentreCallStore).query(detail.call));
  return valueOf(resource.at(resolveValues(detail.set, row))) !== undefined;
}
