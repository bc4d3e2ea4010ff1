import type { CentreField, FormPageProps } from '@livery/model';
import { CentreCallStore, type DialogFact } from '@livery/stores';
import { Button, SearchField, Skeleton } from '@livery/ui';
import { observer } from 'mobx-react-lite';
import { useMemo, useState } from 'react';
import { ErrorSentence } from '../../core/ErrorSentence/ErrorSentence.tsx';
import { ResourceView } from '../../core/ResourceView/ResourceView.tsx';
import { useStores } from '../../core/stores.ts';
import { isConfirmed } from '../parts/ActionButtons.tsx';
import { confirmationFacts } from '../parts/form/confirmationFacts.ts';
import { FormFields } from '../parts/form/FormFields.tsx';
import {
  formOf,
  limitOf,
  optionsOf,
  requestOfForm,
  shownFields,
} from '../parts/form/formFields.ts';
import { FormSummary } from '../parts/form/FormSummary.tsx';
import { linkAddress } from '../parts/linkAddress.ts';
import { replyRow, resolveValue, resolveValues, valueAt, type Row } from '../parts/rowValues.ts';
import { useCall } from '../parts/useCall.ts';
import { useCallForm } from '../parts/form/useCallForm.ts';
import { useIsGone } from '../parts/useIsGone.ts';
import styles from './FormPage.module.css';

export const FormPage = observer(function FormPage(props: FormPageProps) {
  const { title, text, load } = props;
  return (
    <section className={styles.page}>
      <h3>{title}</h3>
      {text === undefined ? null : <p className={styles.text}>{text}</p>}
      {load === undefined ? (
        <CallForm {...props} row={noRow} />
      ) : (
        <LoadedForm {...props} call={load} />
      )}
    </section>
  );
});

const noRow: Row = {};

const LoadedForm = observer(function LoadedForm({
  call,
  ...props
}: FormPageProps & { call: string }) {
  const { query, search } = props;
  const { locale } = useStores();
  const [typed, setTyped] = useState('');
  const [searched, setSearched] = useState('');
  const reply = useCall(call, {
    ...resolveValues(query, {}),
    ...(search && searched !== '' && { [search.field]: searched }),
  });
  return (
    <>
      {search ? (
        <SearchField
          label={search.label}
          placeholder={search.label}
          clearLabel={locale.t('filters.clearSearch')}
          value={typed}
          onChange={(text) => {
            setTyped(text);
            if (text === '') setSearched('');
          }}
          onSubmit={(text) => setSearched(text.trim())}
        />
      ) : null}
      <ResourceView
        resource={reply}
        loadingText="centre.loading"
        skeleton={<Skeleton shape="line" lines={5} />}
      >
        {(value) =>
          search && searched !== '' && !isMet(valueAt(value, search.path)) ? (
            <p role="status">{search.none}</p>
          ) : (
            <CallForm {...props} row={replyRow(value)} />
          )
        }
      </ResourceView>
    </>
  );
});

/** The fields, once the reply with their limits and choices is known. */
const CallForm = observer(function CallForm({ row, ...props }: FormPageProps & { row: Row }) {
  const { fields: allFields, needs = [], set, submit, done, load, summary = [] } = props;
  const stores = useStores();
  const { locale } = stores;
  const calls = stores.get(CentreCallStore);
  const fields = shownFields(stores, allFields, row);
  // A reply that arrives again keeps what was typed, unless it shows other fields or limits.
  const shape = JSON.stringify(
    fields.map((field) => [
      field.name,
      limitOf(field.min, row),
      limitOf(field.max, row),
      limitOf(field.step, row),
      resolveValue(field.initial, row),
      optionsOf(field, row).map(({ value }) => value),
    ]),
  );
  const [attempt, setAttempt] = useState(0);
  const form = useForm(fields, row, `${shape} ${attempt}`);
  const isGone = useIsGone();
  const isSending = form.submitting || calls.isSending(submit.call);
  const taking = calls.takingOf(submit.call);
  const requestOf = (): Row => ({ ...resolveValues(set, row), ...requestOfForm(fields, form) });
  const facts = (): DialogFact[] =>
    taking || submit.review
      ? confirmationFacts(stores, { taking, fields, summary, form, row, request: requestOf() })
      : [];
  const { formProps, error, isSent } = useCallForm(form, {
    isBusy: isSending,
    isConfirmed: async () =>
      (!taking && submit.confirm === undefined) || isConfirmed(stores, submit.confirm, facts()),
    async send() {
      const changed = [...(load === undefined ? [] : [load]), ...(done?.refresh ?? [])];
      await calls.send(submit.call, requestOf(), changed, isGone);
      if (isGone()) return;
      setAttempt(attempt + 1);
      const next = done?.link && linkAddress(stores, done.link, row);
      if (next !== undefined) stores.page.go(next);
    },
  });
  const missing = needs.filter(({ path }) => !isMet(valueAt(row, path)));
  if (missing.length > 0)
    return (
      <ul role="list" className={styles.needs}>
        {missing.map(({ text, link }) => {
          const address = link && linkAddress(stores, link, row);
          return (
            <li key={text}>
              <p>{text}</p>
              {address === undefined ? null : (
                <Button variant="soft" size="small" href={address}>
                  {locale.t('centre.form.goThere')}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
    );

  return (
    <form {...formProps} className={styles.form}>
      <FormFields fields={fields} form={form} row={row} />
      <FormSummary summary={summary} form={form} row={row} />
      <p className={styles.error} role="alert">
        {error ? <ErrorSentence error={error} /> : null}
      </p>
      <p className={styles.done} role="status">
        {calls.isConfirming(submit.call)
          ? locale.t('centre.form.confirming')
          : isSent && done
            ? done.text
            : calls.isUnanswered(submit.call)
              ? locale.t('centre.form.unanswered')
              : null}
      </p>
      <Button type="submit" busy={isSending}>
        {submit.label}
      </Button>
    </form>
  );
});

/** Returns the form of the fields, the same one as long as the key stays. */
function useForm(fields: readonly CentreField[], row: Row, key: string) {
  const stores = useStores();
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- the key changes with fields and row
  return useMemo(() => formOf(stores, fields, row), [key]);
}

/** Returns whether a need is met: true, above 0, or a list or text with content. */
function isMet(value: unknown): boolean {
  return Array.isArray(value) ? value.length > 0 : Boolean(value);
}
