import type { RecordTableProps } from '@livery/model';
import { Checkbox, VisuallyHidden } from '@livery/ui';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useStores } from '../../core/stores.ts';
import { ActionButtons } from '../parts/ActionButtons.tsx';
import styles from './RecordTable.module.css';

/** The chosen rows of a list, by their identifiers. */
export interface Selection {
  /** Identifiers of the rows that are chosen and still listed. */
  readonly chosen: readonly string[];
  readonly choose: (keys: readonly string[], isChosen: boolean) => void;
}

/** Returns the chosen ones of the listed rows. */
export function useSelection(listed: readonly string[]): Selection {
  const [keys, setKeys] = useState<ReadonlySet<string>>(new Set());
  return {
    chosen: listed.filter((key) => keys.has(key)),
    choose: (changed, isChosen) =>
      setKeys((previous) => {
        const next = new Set(previous);
        for (const key of changed) {
          if (isChosen) next.add(key);
          else next.delete(key);
        }
        return next;
      }),
  };
}

/** Choice of all listed rows, and the buttons for the chosen ones. */
export const SelectionBar = observer(function SelectionBar({
  selection: { field, actions },
  listed,
  rows: { chosen, choose },
  call,
  onDone,
}: {
  selection: NonNullable<RecordTableProps['selection']>;
  listed: readonly string[];
  rows: Selection;
  call: string;
  onDone: (text: string) => void;
}) {
  const { locale } = useStores();
  return (
    <div className={styles.selection}>
      <Checkbox
        label={locale.t('centre.selectAll')}
        checked={chosen.length === listed.length}
        onChange={(isChosen) => choose(listed, isChosen)}
      />
      {chosen.length > 0 ? (
        <>
          <span role="status">{locale.t('centre.selected', { count: chosen.length })}</span>
          <ActionButtons
            actions={actions}
            values={{ [field]: chosen }}
            refresh={[call]}
            onDone={onDone}
          />
        </>
      ) : null}
    </div>
  );
});

/** Choice of a row, whose label only readers need. */
export const RowChoice = observer(function RowChoice({
  name,
  rowKey,
  rows: { chosen, choose },
}: {
  name: string;
  rowKey: string;
  rows: Selection;
}) {
  const { locale } = useStores();
  return (
    <Checkbox
      label={<VisuallyHidden>{locale.t('centre.selectRow', { name })}</VisuallyHidden>}
      checked={chosen.includes(rowKey)}
      onChange={(isChosen) => choose([rowKey], isChosen)}
    />
  );
});
