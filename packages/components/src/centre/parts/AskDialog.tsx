import type { CentreDetail, CentreField, CentreSummary } from '@livery/model';
import { CentreCallStore, valueOf, type DialogFact, type RootStore } from '@livery/stores';
import { Button, Dialog, FactList } from '@livery/ui';
import { observer } from 'mobx-react-lite';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { ErrorSentence } from '../../core/ErrorSentence/ErrorSentence.tsx';
import { useStores } from '../../core/stores.ts';
import styles from './AskDialog.module.css';
import { FormFields } from './form/FormFields.tsx';
import { FormSummary } from './form/FormSummary.tsx';
import { formOf, requestOfForm, shownFields } from './form/formFields.ts';
import { RowDetail } from './RowDetail.tsx';
import { resolveValues, type Row } from './rowValues.ts';
import { useCallForm } from './form/useCallForm.ts';
import { useIsGone } from './useIsGone.ts';

/**
 * Dialog that asks for the fields of a call, or shows what the call leads to. Stays open with its
 * values if the call fails.
 */
export const AskDialog = observer(function AskDialog({
  title,
  text,
  detail,
  facts = [],
  fields: allFields,
  summary = [],
  row,
  onSubmit,
  isSending = false,
  isConfirming,
  onClose,
}: {
  title: string;
  text: string | undefined;
  /** Loaded by a call of its own, and shown above the fields. */
  detail?: CentreDetail | undefined;
  /** Further values to confirm. */
  facts?: readonly DialogFact[];
  fields: readonly CentreField[];
  /** Amounts that follow from the fields. */
  summary?: readonly CentreSummary[] | undefined;
  row: Row;
  /**
   * Makes the call. Throws an `ApiError`, which the dialog shows.
   *
   * @param isLeft whether the dialog was closed meanwhile, because the outcome took long.
   */
  onSubmit: (asked: Row, isLeft: () => boolean) => Promise<void>;
  /** Whether the request of an earlier dialog is still under way; it may take effect once only. */
  isSending?: boolean;
  /** Whether the outcome of the call is unknown and requested again, which closing does not end. */
  isConfirming: boolean;
  onClose: () => void;
}) {
  const stores = useStores();
  const { locale } = stores;
  const fields = shownFields(stores, allFields, row);
  const [form] = useState(() => formOf(stores, fields, row));
  const id = useId();
  const isGone = useIsGone();
  const isKnown = isDetailKnown(stores, detail, row);
  const isBusy = form.submitting || isSending;
  const isClosable = !isBusy || isConfirming;
  // The values of this dialog belong to no request once the earlier one has its outcome.
  const onSettled = useEffectEvent(() => {
    if (!form.submitting) onClose();
  });
  const wasSending = useRef(isSending);
  useEffect(() => {
    if (wasSending.current && !isSending) onSettled();
    wasSending.current = isSending;
  }, [isSending]);
  const { formProps, error } = useCallForm(form, {
    isBusy: isBusy || !isKnown,
    isConfirmed: () => Promise.resolve(true),
    async send() {
      await onSubmit(requestOfForm(fields, form), isGone);
      onClose();
    },
  });
  return (
    <Dialog
      open
      title={title}
      closeLabel={locale.t('dialog.close')}
      // The outcome is shown here, unless it takes long.
      closable={isClosable}
      onClose={onClose}
      actions={
        <>
          <Button variant="soft" tone="neutral" disabled={!isClosable} onClick={onClose}>
            {locale.t(isConfirming ? 'dialog.close' : 'dialog.cancel')}
          </Button>
          <Button type="submit" form={id} busy={isBusy} disabled={!isKnown}>
            {title}
          </Button>
        </>
      }
    >
      <form {...formProps} id={id} className={styles.form}>
        {text === undefined ? null : <p>{text}</p>}
        {detail ? <RowDetail detail={detail} call="" path="" row={row} /> : null}
        {facts.length > 0 ? <FactList facts={facts} /> : null}
        <FormFields fields={fields} form={form} row={row} />
        <FormSummary summary={summary} form={form} row={row} />
        <p role="status">{isConfirming ? locale.t('centre.form.confirming') : null}</p>
        <p className={styles.error} role="alert">
          {error ? <ErrorSentence error={error} /> : null}
        </p>
      </form>
    </Dialog>
  );
});

/**
 * Returns whether the member can see what the call leads to; the detail shows an error with a
 * retry.
 */
function isDetailKnown(stores: RootStore, detail: CentreDetail | undefined, row: Row): boolean {
  if (detail?.call === undefined) return true;
  const resource = stores.query(stores.get(CentreCallStore).query(detail.call));
  return valueOf(resource.at(resolveValues(detail.set, row))) !== undefined;
}
