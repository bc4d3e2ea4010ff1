import type { RefusedField, TextKey } from '@livery/model';
import { makeAutoObservable, runInAction } from 'mobx';
import type { TextValues } from '../translation/Translator.ts';

/** Why a value is invalid: the key of a text and its placeholder values. */
export interface FieldProblem {
  key: TextKey;
  values?: TextValues;
}

/** Checks one value of a form. It receives all values, for rules that compare fields. */
export type FieldRule = (
  value: string,
  values: Readonly<Record<string, string>>,
) => FieldProblem | undefined;

export interface FieldOptions {
  initial?: string;
  /** Whether the value is trimmed before it is checked and sent. */
  trim?: boolean;
  /**
   * Rewrites the value before it is checked and sent, and shows the result once the field is left.
   */
  normalize?: (text: string) => string;
  /** Called with each new value as it would be sent, for example to start an asynchronous check. */
  onChange?: (sent: string) => void;
  rules: readonly FieldRule[];
}

/** One field of a form. Components that read it re-render only when this field changes. */
export class FieldStore {
  value: string;
  /**
   * Whether problems are shown: true once the visitor has left the field with a value, or submitted
   * the form.
   */
  visited = false;
  /** The server's message about the value; removed by the next change. */
  refusal: string | undefined;
  readonly name: string;
  #isTyped = false;
  readonly #form: FormStore<string>;
  readonly #options: FieldOptions;

  constructor(name: string, options: FieldOptions, form: FormStore<string>) {
    this.name = name;
    this.value = options.initial ?? '';
    this.#options = options;
    this.#form = form;
    // Plain getters: computed values would cost more on each keystroke than they save.
    makeAutoObservable(
      this,
      { name: false, sent: false, problem: false, shownProblem: false },
      { autoBind: true },
    );
  }

  /** The value that is checked and sent. */
  get sent(): string {
    const { normalize, trim } = this.#options;
    const text = trim ? this.value.trim() : this.value;
    return normalize ? normalize(text) : text;
  }

  get problem(): FieldProblem | undefined {
    for (const rule of this.#options.rules) {
      const problem = rule(this.sent, this.#form.values);
      if (problem) return problem;
    }
    return undefined;
  }

  get shownProblem(): FieldProblem | undefined {
    return this.visited ? this.problem : undefined;
  }

  change(value: string): void {
    this.value = value;
    this.#isTyped = true;
    if (this.refusal !== undefined) this.refusal = undefined;
    this.#options.onChange?.(this.sent);
  }

  /**
   * Shows the problem of what was typed. A field that was left as empty as it was shows none before
   * the form is submitted, because the focus may have been set and moved by the page.
   */
  leave(): void {
    if (this.#isTyped || this.value !== '') this.visit();
  }

  visit(): void {
    this.visited = true;
    if (this.#options.normalize) this.value = this.sent;
  }

  /** Shows the problem, if any. @returns this field if it has a problem. */
  check(): FieldStore | undefined {
    this.visit();
    return this.problem ? this : undefined;
  }

  /** Removes the server's message, because the value is sent again. */
  clearRefusal(): void {
    this.refusal = undefined;
  }

  refuse(message: string): void {
    this.refusal = message;
  }
}

/** A form whose fields and rules are data. A failed submission keeps the values. */
export class FormStore<Name extends string> {
  readonly fields: ReadonlyMap<Name, FieldStore>;
  /**
   * The values that are checked and sent. Each is a getter, so a rule runs again only when a field
   * that it read has changed.
   */
  readonly values: Readonly<Record<string, string>>;
  submitting = false;

  constructor(fields: Readonly<Record<Name, FieldOptions>>) {
    // `Object.entries` loses the key type.
    const entries = Object.entries(fields) as [Name, FieldOptions][];
    this.fields = new Map(
      entries.map(([name, options]) => [name, new FieldStore(name, options, this)]),
    );
    this.values = Object.defineProperties(
      {},
      Object.fromEntries(
        [...this.fields].map(([name, field]) => [
          name,
          { enumerable: true, get: () => field.sent },
        ]),
      ),
    );
    makeAutoObservable(this, { fields: false, values: false }, { autoBind: true });
  }

  field(name: Name): FieldStore {
    const field = this.fields.get(name);
    if (!field) throw new Error(`The form has no field ${name}`);
    return field;
  }

  /**
   * Stores the server's messages about fields. @returns the first refused field, or undefined if
   * none belongs to this form.
   */
  refuse(refused: readonly RefusedField[] = []): FieldStore | undefined {
    const fields = new Map<string, FieldStore>(this.fields);
    for (const { field, message } of refused) fields.get(field)?.refuse(message);
    return [...fields.values()].find(({ refusal }) => refusal !== undefined);
  }

  /**
   * Shows the problems of the fields.
   *
   * @param names fields to check; by default all.
   * @returns the first invalid field.
   */
  check(names: readonly Name[] = [...this.fields.keys()]): FieldStore | undefined {
    return names.map((name) => this.field(name).check()).find((invalid) => invalid !== undefined);
  }

  /**
   * Checks the fields and sends the form if all are valid. Ignored while a submission is running.
   *
   * @param names fields to check; by default all.
   * @returns the first invalid field, or what the sending results in.
   */
  async submit<Result>(
    send: () => Promise<Result>,
    names: readonly Name[] = [...this.fields.keys()],
  ): Promise<FieldStore | Result | undefined> {
    if (this.submitting) return undefined;
    const invalid = this.check(names);
    if (invalid) return invalid;
    this.submitting = true;
    for (const name of names) this.field(name).clearRefusal();
    try {
      return await send();
    } finally {
      runInAction(() => {
        this.submitting = false;
      });
    }
  }
}

/** Rejects an empty value. */
export function required(key: TextKey = 'form.required'): FieldRule {
  return (value) => (value === '' ? { key } : undefined);
}
