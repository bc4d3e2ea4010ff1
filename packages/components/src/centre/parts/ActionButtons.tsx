import type { CentreAction, IconName } from '@livery/model';
import { ApiError, CentreCallStore, CentreStore, type RootStore } from '@livery/stores';
import { Button } from '@livery/ui';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { ErrorSentence } from '../../core/ErrorSentence/ErrorSentence.tsx';
import { useStores } from '../../core/stores.ts';
import styles from './ActionButtons.module.css';
import { AskDialog } from './AskDialog.tsx';
import { textValues } from './FigureList.tsx';
import { resolveValues, showsRow, type Row } from './rowValues.ts';

/** Buttons of a row, card or list. The outcome of a call is shown beside them. */
export const ActionButtons = observer(function ActionButtons({
  actions,
  row = {},
  refresh,
}: {
  actions: readonly CentreAction[];
  row?: Row;
  /** Calls whose replies each of the actions changes. */
  refresh: readonly string[];
}) {
  const stores = useStores();
  const [busy, setBusy] = useState<CentreAction>();
  const [asking, setAsking] = useState<CentreAction>();
  const [outcome, setOutcome] = useState<{ text: string } | { error: ApiError }>();
  const shown = actions.filter(({ when }) => showsRow(stores, when, row));
  if (shown.length === 0 && !outcome) return null;

  /** Makes the call of an action. Throws what the call throws. */
  const send = async (action: CentreAction, asked: Row = {}): Promise<void> => {
    const { call, set, done } = action;
    if (call === undefined) return;
    await stores
      .get(CentreCallStore)
      .send(call, { ...resolveValues(set, row), ...asked }, [
        ...refresh,
        ...(action.refresh ?? []),
      ]);
    setOutcome(done === undefined ? undefined : { text: done });
  };
  const start = async (action: CentreAction): Promise<void> => {
    setOutcome(undefined);
    if (action.open) return openPage(stores, action, row);
    if (action.ask) return setAsking(action);
    if (action.confirm !== undefined && !(await isConfirmed(stores, action.confirm))) return;
    setBusy(action);
    try {
      await send(action);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setOutcome({ error });
    } finally {
      setBusy(undefined);
    }
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
          busy={busy === action}
          disabled={busy !== undefined && busy !== action}
          onClick={() => void start(action)}
        >
          {action.label}
        </Button>
      ))}
      <p className={styles.outcome} role="status">
        {outcome && ('text' in outcome ? outcome.text : <ErrorSentence error={outcome.error} />)}
      </p>
      {asking?.ask ? (
        <AskDialog
          title={asking.label}
          text={asking.confirm}
          fields={asking.ask}
          row={row}
          onSubmit={async (asked) => {
            setBusy(asking);
            try {
              await send(asking, asked);
            } finally {
              setBusy(undefined);
            }
          }}
          isConfirming={
            asking.call !== undefined && stores.get(CentreCallStore).isConfirming(asking.call)
          }
          onClose={() => setAsking(undefined)}
        />
      ) : null}
    </div>
  );
});

/** Resolves to whether the player confirms a question of a page document. */
export function isConfirmed({ dialogs }: RootStore, sentence: string): Promise<boolean> {
  return dialogs.ask({
    title: 'centre.confirm.title',
    body: { sentence },
    confirm: 'centre.confirm.yes',
    cancel: 'dialog.cancel',
  });
}

function openPage(stores: RootStore, { open }: CentreAction, row: Row): void {
  if (open) stores.get(CentreStore).open(open.page, textValues(resolveValues(open.set, row)));
}
