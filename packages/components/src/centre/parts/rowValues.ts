import {
  evaluateCondition,
  type CentreValues,
  type Condition,
  type RowRef,
  type Scalar,
} from '@livery/model';
import type { RootStore } from '@livery/stores';

/** A row of a reply, or a whole reply. */
export type Row = Readonly<Record<string, unknown>>;

/** Returns the value at a path such as `totals.stake`; `undefined` if there is none. */
export function valueAt(value: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce(
      (current, name) =>
        isRow(current) && Object.hasOwn(current, name) ? current[name] : undefined,
      value,
    );
}

/** Returns a value of a row as text; empty if there is none. */
export function textAt(row: Row, path: string): string {
  return textOf(valueAt(row, path));
}

/** Returns a scalar as text; empty for any other value. */
export function textOf(value: unknown): string {
  return isScalar(value) ? String(value) : '';
}

/** Returns the rows at a path of a reply; those that are no objects are left out. */
export function rowsAt(reply: unknown, path: string): readonly Row[] {
  const list = valueAt(reply, path);
  return Array.isArray(list) ? list.filter(isRow) : [];
}

/** Returns a value with its reference to the row resolved. */
export function resolveValue(value: unknown, row: Row): unknown {
  return isRowRef(value) ? valueAt(row, value.$row) : value;
}

/** Returns fields with their references to the row resolved; unknown values are left out. */
export function resolveValues(values: CentreValues | undefined, row: Row): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(values ?? {})
      .map(([name, value]) => [name, resolveValue(value, row)] as const)
      .filter(([, value]) => value !== undefined),
  );
}

/** Returns whether a condition is true, which may read the row by `row.<path>`. */
export function showsRow(stores: RootStore, when: Condition | undefined, row: Row): boolean {
  const value = (path: string): Scalar | undefined => {
    if (!path.startsWith('row.')) return stores.value(path);
    const found = valueAt(row, path.slice('row.'.length));
    return isScalar(found) ? found : undefined;
  };
  return (
    when === undefined ||
    evaluateCondition(when, { flag: (name) => stores.flag(name), value }) === true
  );
}

function isRow(value: unknown): value is Row {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isRowRef(value: unknown): value is RowRef {
  return isRow(value) && typeof value.$row === 'string';
}

function isScalar(value: unknown): value is Scalar {
  return ['string', 'number', 'boolean'].includes(typeof value);
}

/** Returns a reply as a row; an empty one if the reply is a list. */
export function replyRow(reply: unknown): Row {
  return isRow(reply) ? reply : {};
}
