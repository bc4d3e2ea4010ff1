import type { CentreField, TextKey } from '@livery/model';
import {
  FormStore,
  typedNumber,
  type DialogFact,
  type FieldOptions,
  type FieldRule,
  type RootStore,
} from '@livery/stores';
import { moneyText } from '../ReplyValue.tsx';
import { resolveValue, rowsAt, showsRow, textAt, textOf, type Row } from '../rowValues.ts';

/** An image that a form sends: its file name, and its content as base64. */
export interface ImageInput {
  readonly name: string;
  readonly base64: string;
}

/** Returns the fields of a form that its loaded reply shows, with the brand's limits of length. */
export function shownFields(
  stores: RootStore,
  fields: readonly CentreField[],
  row: Row,
): CentreField[] {
  const { feedback } = stores.site.config.site;
  const lengths = {
    remark: { max: feedback.remarkMaxLength },
    content: { min: feedback.contentMinLength, max: feedback.contentMaxLength },
  };
  return fields
    .filter(({ when }) => showsRow(stores, when, row))
    .map((field) => (field.limits ? { ...field, ...lengths[field.limits] } : field));
}

/**
 * Returns the choices of a field: its own, and those of the loaded reply.
 *
 * @param text returns the text of a key, for choices whose labels are texts of the brand.
 */
export function optionsOf(
  { options = [], optionsFrom }: CentreField,
  row: Row,
  text: (key: string) => string = (key) => key,
) {
  const wordOf = (texts: string | undefined, word: string): string =>
    texts === undefined ? word : text(`${texts}.${word}`);
  const { texts, note } = optionsFrom ?? {};
  const loaded = optionsFrom
    ? rowsAt(row, optionsFrom.path).map((entry) => {
        const value = textAt(entry, optionsFrom.value);
        const label = wordOf(texts, textAt(entry, optionsFrom.label) || value);
        const word = note ? textAt(entry, note.path) : '';
        return { value, label: word === '' ? label : `${label} · ${wordOf(note?.texts, word)}` };
      })
    : [];
  return [...options, ...loaded];
}

/** Returns the form of some fields. A new one is needed when the fields change. */
export function formOf(
  stores: RootStore,
  fields: readonly CentreField[],
  row: Row,
): FormStore<string> {
  return new FormStore(
    Object.fromEntries(
      fields.map((field): [string, FieldOptions] => {
        const initial = resolveValue(field.initial, row);
        return [
          field.name,
          {
            initial: textOf(initial) || initialOf(field, row),
            trim: field.kind !== 'password',
            ...(Object.hasOwn(numbers, field.kind) && {
              normalize: (text: string) => typedNumber(text, field.kind === 'integer' ? 0 : 2),
            }),
            rules: rulesOf(stores, field, row),
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
      return [[name, Object.hasOwn(numbers, kind) ? Number(text) : text]];
    }),
  );
}

/**
 * Returns the typed values with their labels by field, as a confirmation names them; without
 * passwords.
 */
export function reviewOf(
  stores: RootStore,
  fields: readonly CentreField[],
  form: FormStore<string>,
  row: Row,
): Map<string, DialogFact> {
  const { locale } = stores;
  const facts = fields.flatMap((field): [string, DialogFact][] => {
    const { name, kind, label } = field;
    const text = form.field(name).sent;
    if (text === '' || kind === 'password' || kind === 'images' || kind === 'switch') return [];
    const option = optionsOf(field, row, (key) => locale.text(key)).find(
      ({ value }) => value === text,
    );
    return [[name, { label, value: option?.label ?? valueText(stores, kind, text) }]];
  });
  return new Map(facts);
}

function valueText(stores: RootStore, kind: CentreField['kind'], text: string): string {
  if (!Object.hasOwn(numbers, kind)) return text;
  const number = limitText(stores, kind, Number(text));
  return kind === 'percent' ? `${number}%` : number;
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

/** Kinds of fields with numbers: what may be typed, and the message for anything else. */
const numbers: Partial<Record<CentreField['kind'], { pattern: RegExp; problem: TextKey }>> = {
  money: { pattern: /^\d{1,12}(\.\d{1,4})?$/, problem: 'centre.form.money' },
  percent: { pattern: /^\d{1,3}(\.\d{1,2})?$/, problem: 'centre.form.percent' },
  integer: { pattern: /^\d{1,12}$/, problem: 'centre.form.integer' },
};

function rulesOf(stores: RootStore, field: CentreField, row: Row): FieldRule[] {
  const { kind, required = false } = field;
  const min = limitOf(field.min, row);
  const max = limitOf(field.max, row);
  const step = limitOf(field.step, row);
  const problem = (key: TextKey, limit?: number) => ({
    key,
    ...(limit === undefined ? {} : { values: { limit: limitText(stores, kind, limit) } }),
  });
  return [
    (value) => {
      if (value === '') return required ? problem('form.required') : undefined;
      const number = numbers[kind];
      if (number) {
        if (!number.pattern.test(value)) return problem(number.problem);
        if (min !== undefined && Number(value) < min) return problem('centre.form.min', min);
        if (max !== undefined && Number(value) > max) return problem('centre.form.max', max);
        return step !== undefined && !isMultiple(Number(value), step)
          ? problem('centre.form.step', step)
          : undefined;
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

/** Returns a limit as messages say it: an amount in the member's currency, else a number. */
function limitText(stores: RootStore, kind: CentreField['kind'], limit: number): string {
  return kind === 'money' ? moneyText(stores, limit) : stores.locale.formats.number(limit);
}

/** Returns whether a number is a multiple, also of a decimal number, whose product is not exact. */
function isMultiple(value: number, step: number): boolean {
  const count = value / step;
  return Math.abs(count - Math.round(count)) < 1e-9 * Math.max(1, Math.abs(count));
}
