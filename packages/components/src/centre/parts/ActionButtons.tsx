import type { CentreAction, IconName, Taking } from '@livery/model';
import {
  attempt,
  CentreCallStore,
  type ApiError,
  type DialogFact,
  type RootStore,
} from '@livery/stores';
import { Button, OperatorText } from '@livery/ui';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { ErrorSentence } from '../../core/ErrorSentence/ErrorSentence.tsx';
import { errorText } from '../../core/errorText.ts';
import { useStores } from '../../core/stores.ts';
import styles from './ActionButtons.module.css';
import { AskDialog } from './AskDialog.tsx';
import { placeFacts } from './form/confirmationFacts.ts';
import { moneyText } from './ReplyValue.tsx';
import { useIsGone } from './useIsGone.ts';
import { useLinkAddress } from './shownPeriod.ts';
import { resolveValues, rowsAt, showsRow, textAt, valueAt, type Row } from './rowValues.ts';

/** What came of a call. */
interface Outcome {
  readonly text?: string;
  readonly error?: ApiError;
  /** Entries that were not carried out. */
  readonly failures?: readonly { id: number; name: string; reason: string }[];
}

/**
 * Buttons of a row, card or list. A failure, and an outcome that no list takes, is shown beside
 * them.
 */
export const ActionButtons = observer(function ActionButtons({
  actions,
  row = {},
  values = {},
  refresh,
  onDone,
}: {
  actions: readonly CentreAction[];
  row?: Row;
  /** Further fields of the requests, for example the chosen rows. */
  values?: Row;
  /** Calls whose replies each of the actions changes. */
  refresh: readonly string[];
  /** Receives the message after a call, and an empty one before; for rows that may go with it. */
  onDone?: ((text: string) => void) | undefined;
}) {
  const stores = useStores();
  const { locale } = stores;
  const [busy, setBusy] = useState<CentreAction>();
  const [asking, setAsking] = useState<CentreAction>();
  const [outcome, setOutcome] = useState<Outcome>();
  const addressOf = useLinkAddress();
  const isGone = useIsGone();
  const calls = stores.get(CentreCallStore);
  const fieldsOf = ({ set }: CentreAction): Row => ({ ...resolveValues(set, row), ...values });
  // Also a request from before a reload.
  const isSending = (action: CentreAction): boolean =>
    action.call !== undefined && !action.each && calls.isSending(action.call, fieldsOf(action));
  const isConfirming = (action: CentreAction): boolean =>
    action.call !== undefined &&
    calls.isConfirming(action.call, action.each ? {} : fieldsOf(action));
  const entriesOf = ({ each }: CentreAction): readonly Row[] | undefined =>
    each && rowsAt(row, each.list).filter((entry) => showsRow(stores, each.when, entry));
  const takingOf = ({ call }: CentreAction): Taking | undefined =>
    call === undefined ? undefined : calls.takingOf(call);
  /** Where an action takes money from and where it goes; and the amount of each of its entries. */
  const factsOf = (action: CentreAction): DialogFact[] => {
    const { name, amount } = action.each ?? {};
    return [
      ...placeFacts(stores, { taking: takingOf(action), request: fieldsOf(action) }),
      ...(entriesOf(action) ?? []).flatMap((entry) =>
        name === undefined || amount === undefined
          ? []
          : [{ label: textAt(entry, name), value: moneyAt(stores, entry, amount) }],
      ),
    ];
  };
  const shown = actions.filter(
    (action) =>
      showsRow(stores, action.when, row) &&
      (!action.open || addressOf(action.open, row) !== undefined) &&
      entriesOf(action)?.length !== 0,
  );
  if (shown.length === 0 && !outcome) return null;

  /** Makes the call of an action. Throws what the call throws. */
  const send = async (action: CentreAction, asked: Row = {}, isLeft = isGone): Promise<void> => {
    setBusy(action);
    try {
      await execute(action, asked, isLeft);
    } finally {
      setBusy(undefined);
    }
  };
  const execute = async (
    action: CentreAction,
    asked: Row,
    isLeft: () => boolean,
  ): Promise<void> => {
    const { call, done } = action;
    if (call === undefined) return;
    const changed = [...refresh, ...(action.refresh ?? [])];
    const entries = entriesOf(action);
    const failed = entries
      ? await sendEach(action, call, entries, { changed, isLeft })
      : failuresOf(
          action,
          await calls.send(call, { ...fieldsOf(action), ...asked }, changed, isLeft),
        );
    // The store has shown the outcome.
    if (isLeft()) return;
    if (failed) setOutcome(failed);
    else if (onDone) onDone(done ?? '');
    else setOutcome(done === undefined ? undefined : { text: done });
  };
  /** Makes the call of an action for each entry. Returns the entries that failed. */
  const sendEach = async (
    { each, set }: CentreAction,
    call: string,
    entries: readonly Row[],
    { changed, isLeft }: { changed: readonly string[]; isLeft: () => boolean },
  ): Promise<Outcome | undefined> => {
    const failures: { id: number; name: string; reason: string }[] = [];
    for (const [id, entry] of entries.entries()) {
      const request = { ...resolveValues(set, entry), ...values };
      const { error } = await attempt(calls.send(call, request, changed, isLeft));
      if (!error) continue;
      if (error.code === 'unauthorised') throw error;
      const reason = errorText(stores, error);
      failures.push({ id, name: each ? textAt(entry, each.name) : '', reason });
    }
    return failures.length === 0 || !each ? undefined : { text: each.title, failures };
  };
  const start = async (action: CentreAction): Promise<void> => {
    setOutcome(undefined);
    onDone?.('');
    if (action.open) {
      const address = addressOf(action.open, row);
      if (address !== undefined) stores.page.go(address);
      return;
    }
    if (asksFirst(action)) return setAsking(action);
    const mustAsk = action.confirm !== undefined || takingOf(action) !== undefined;
    if (mustAsk && !(await isConfirmed(stores, action.confirm, factsOf(action)))) return;
    const { error } = await attempt(send(action));
    if (error) setOutcome({ error });
  };
  return (
    <div className={styles.actions}>
      {shown.map((action) => (
        <Button
          key={action.label}
          size="small"
          variant={action.tone === 'accent' ? 'solid' : 'soft'}
          tone={action.tone ?? 'neutral'}
          // The validation of the document checks the icon.
          iconStart={action.icon as IconName | undefined}
          // A dialog opens again and shows what is under way.
          busy={!asksFirst(action) && (busy === action || isSending(action))}
          disabled={busy !== undefined && busy !== action}
          onClick={() => void start(action)}
        >
          {action.label}
        </Button>
      ))}
      <div className={styles.outcome} role="status">
        {outcome?.error ? <ErrorSentence error={outcome.error} /> : outcome?.text}
        {!asking && shown.some(isConfirming) ? locale.t('centre.form.confirming') : null}
        {outcome?.failures ? (
          <ul>
            {outcome.failures.map(({ id, name, reason }) => (
              <li key={id}>
                <OperatorText>{name}</OperatorText>: <OperatorText>{reason}</OperatorText>
              </li>
            ))}
          </ul>
        ) : null}
      </div>
      {asking ? (
        <AskDialog
          title={asking.label}
          text={asking.confirm}
          detail={asking.detail}
          facts={factsOf(asking)}
          fields={asking.ask ?? []}
          summary={asking.summary}
          row={row}
          onSubmit={(asked, isLeft) => send(asking, asked, isLeft)}
          isSending={isSending(asking)}
          isConfirming={isConfirming(asking)}
          onClose={() => setAsking(undefined)}
        />
      ) : null}
    </div>
  );
});

function moneyAt(stores: RootStore, entry: Row, path: string): string {
  const amount = valueAt(entry, path);
  return typeof amount === 'number' ? moneyText(stores, amount) : '–';
}

/** Returns whether an action opens a dialog before its call. */
function asksFirst({ ask, detail }: CentreAction): boolean {
  return ask !== undefined || detail !== undefined;
}

/** Returns the entries of a reply that were not carried out; `undefined` if all were. */
function failuresOf({ failures }: CentreAction, reply: unknown): Outcome | undefined {
  if (!failures) return undefined;
  const { list, name, reason, title } = failures;
  const failed = rowsAt(reply, list).flatMap((entry, id) => {
    const text = textAt(entry, reason);
    return text === '' ? [] : [{ id, name: textAt(entry, name), reason: text }];
  });
  return failed.length === 0 ? undefined : { text: title, failures: failed };
}

/**
 * Resolves to whether the player confirms a question of a page document, or a general one.
 *
 * @param facts values that the question names.
 */
export function isConfirmed(
  { dialogs, locale }: RootStore,
  sentence: string | undefined,
  facts: readonly DialogFact[] = [],
): Promise<boolean> {
  return dialogs.ask({
    title: 'centre.confirm.title',
    body: { sentence: sentence ?? locale.t('centre.confirm.check'), facts },
    confirm: 'centre.confirm.yes',
    cancel: 'dialog.cancel',
  });
}
