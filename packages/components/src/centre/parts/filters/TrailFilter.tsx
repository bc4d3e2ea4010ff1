import type { CentreFilter } from '@livery/model';
import { CentreStore } from '@livery/stores';
import { Icon } from '@livery/ui';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { useStores } from '../../../core/stores.ts';
import { rowsAt, textAt } from '../rowValues.ts';
import styles from './TrailFilter.module.css';

/**
 * The way from the first level to the open one. The operator's reply names the levels, so that a
 * reload and a shared address show them, too.
 */
export const TrailFilter = observer(function TrailFilter({
  filter: { field, label, start = '', optionsFrom },
  value,
  reply,
}: {
  filter: CentreFilter;
  /** The open level; empty for the first. */
  value: string;
  /** The reply with the levels; `undefined` while it is loading. */
  reply: unknown;
}) {
  const centre = useStores().get(CentreStore);
  const open = useRef<HTMLSpanElement>(null);
  const shown = useRef(value);
  useEffect(() => {
    if (shown.current === value) return;
    shown.current = value;
    // The link that opened the level is gone, and its focus with it.
    if (document.activeElement === document.body) open.current?.focus();
  }, [value]);
  const below =
    value === '' || !optionsFrom
      ? []
      : rowsAt(reply, optionsFrom.path).map((level) => ({
          value: textAt(level, optionsFrom.value),
          label: textAt(level, optionsFrom.label),
        }));
  const isPending = value !== '' && below.length === 0;
  const levels = [
    { value: '', label: start },
    ...below,
    ...(isPending ? [{ value, label: '…' }] : []),
  ];
  return (
    <nav className={styles.trail} aria-label={label}>
      <ol role="list">
        {levels.map((level, index) => (
          <li key={level.value}>
            {index === 0 ? null : <Icon name="chevron-right" className={styles.separator} />}
            {level.value === value ? (
              <span ref={open} tabIndex={-1} aria-current="true">
                <bdi>{level.label}</bdi>
              </span>
            ) : (
              <a href={centre.addressWith({ page: '', [field]: level.value })}>
                <bdi>{level.label}</bdi>
              </a>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
});
