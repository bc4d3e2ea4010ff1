import type { CentreField, TextKey } from '@livery/model';
import { FormStore, type FieldOptions, type FieldRule, type RootStore } from '@livery/stores';
import { resolveValue, rowsAt, showsRow, textAt, textOf, type Row } from './rowValues.ts';

/** An image that a form sends: its file name, and its content as base64. */
export interface ImageInput {
  readonly name: string;
  readonly base64: string;
}

/** Returns the fields of a form that its loaded reply shows. */
export function shownFields(
  stores: RootStore,
  fields: readonly CentreField[],
  row: Row,
): CentreField[] {
  return fields.filter(({ when }) => showsRow(stores, when, row));
}

/** Returns the choices of a field: its own, and those of the loaded reply. */
export function optionsOf({ options = [], optionsFrom }: CentreField, row: Row) {
  const loaded = optionsFrom
    ? rowsAt(row, optionsFrom.path).map((entry) => ({
        value: textAt(entry, optionsFrom.value),
        label: textAt(entry, optionsFrom.label) || textAt(entry, optionsFrom.value),
      }))
    : [];
  return [...options, ...loaded];
}

/** Returns the form of some fields. A new one is needed when the fields change. */
export function formOf(fields: readonly CentreField[], row: Row): FormStore<string> {
  return new FormStore(
    Object.fromEntries(
      fields.map((field): [string, FieldOptions] => {
        const initial = resolveValue(field.initial, row);
        return [
          field.name,
          {
            initial: textOf(initial) || initialOf(field, row),
            trim: field.kind !== 'password',
            // Keypads of some regions have no point.
            ...(field.kind === 'money' && {
              normalize: (text: string) =>
                /^\d{1,12},\d{1,2}$/.test(text) ? text.replace(',', '.') : text,
            }),
            rules: rulesOf(field, row),
          },
        ];
      }),
    ),
  );
}

/** Returns the values of a form as its call takes them; empty optional fields are left out. */
export function requestOfForm(
  fields: readonly CentreField[],
  form: FormStore<string>,
): Record<string, unknown> {
  return Object.fromEntries(
    fields.flatMap(({ name, kind }): [string, unknown][] => {
      const text = form.field(name).sent;
      if (kind === 'switch') return [[name, text === 'true']];
      if (text === '') return [];
      if (kind === 'images') return [[name, imagesOf(text).map(({ base64 }) => base64)]];
      return [[name, kind === 'money' || kind === 'integer' ? Number(text) : text]];
    }),
  );
}

/** Returns the images of a field, whose value is their JSON. */
export function imagesOf(value: string): ImageInput[] {
  // The cast: only `ImagesField` writes the value.
  return value === '' ? [] : (JSON.parse(value) as ImageInput[]);
}

/** Returns a limit of a field as a number; `undefined` while it is unknown. */
export function limitOf(limit: CentreField['min'], row: Row): number | undefined {
  const value = resolveValue(limit, row);
  return typeof value === 'number' ? value : undefined;
}

function initialOf(field: CentreField, row: Row): string {
  if (field.kind === 'switch') return 'false';
  const [only, ...others] = field.kind === 'choice' ? optionsOf(field, row) : [];
  return only && others.length === 0 && field.required ? only.value : '';
}

function rulesOf(field: CentreField, row: Row): FieldRule[] {
  const { kind, required = false } = field;
  const min = limitOf(field.min, row);
  const max = limitOf(field.max, row);
  const problem = (key: TextKey, limit?: number) => ({
    key,
    ...(limit === undefined ? {} : { values: { limit } }),
  });
  return [
    (value) => {
      if (value === '') return required ? problem('form.required') : undefined;
      if (kind === 'money' || kind === 'integer') {
        if (!(kind === 'money' ? /^\d{1,12}(\.\d{1,4})?$/ : /^\d{1,12}$/).test(value))
          return problem(kind === 'money' ? 'centre.form.money' : 'centre.form.integer');
        if (min !== undefined && Number(value) < min) return problem('centre.form.min', min);
        if (max !== undefined && Number(value) > max) return problem('centre.form.max', max);
        return undefined;
      }
      const count = kind === 'images' ? imagesOf(value).length : [...value].length;
      const isText = kind === 'text' || kind === 'textarea' || kind === 'password';
      if (min !== undefined && count < min)
        return problem(isText ? 'centre.form.short' : 'centre.form.min', min);
      if (max !== undefined && count > max)
        return problem(isText ? 'centre.form.long' : 'centre.form.max', max);
      return undefined;
    },
  ];
}
