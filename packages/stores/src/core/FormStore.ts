import type { RefusedField, TextKey } from '@livery/model';
import { makeAutoObservable, runInAction } from 'mobx';
import type { TextValues } from './LocaleStore.ts';

/** Why a value is not accepted: a text and what it mentions. */
export interface FieldProblem {
  key: TextKey;
  values?: TextValues;
}

/** A rule looks at one value, and at the form's other values where it must. */
export type FieldRule = (
  value: string,
  values: Readonly<Record<string, string>>,
) => FieldProblem | undefined;

export interface FieldOptions {
  initial?: string;
  /** Whether white space around the value is dropped before it is checked and sent. */
  trim?: boolean;
  /** Told of each value as it would be sent: whoever needs time to judge it begins. */
  changed?: (sent: string) => void;
  rules: readonly FieldRule[];
}

/** One field of a form: a component that shows it renders again only when this field changes. */
export class FieldStore {
  value: string;
  /** Problems show from the first time the visitor leaves the field, or submits. */
  visited = false;
  /** What the server said about the value; gone with the next change. */
  refusal: string | undefined;
  readonly name: string;
  readonly #form: FormStore<string>;
  readonly #options: FieldOptions;

  constructor(name: string, options: FieldOptions, form: FormStore<string>) {
    this.name = name;
    this.value = options.initial ?? '';
    this.#options = options;
    this.#form = form;
    // Read right off what they are made of: a computed value of each would cost a keystroke more
    // than it saves.
    makeAutoObservable(
      this,
      { name: false, sent: false, problem: false, shownProblem: false },
      { autoBind: true },
    );
  }

  /** The value as it is checked and sent. */
  get sent(): string {
    return this.#options.trim ? this.value.trim() : this.value;
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
    if (this.refusal !== undefined) this.refusal = undefined;
    this.#options.changed?.(this.sent);
  }

  visit(): void {
    this.visited = true;
  }

  /** Shows its problem. @returns itself when it has one. */
  check(): FieldStore | undefined {
    this.visit();
    return this.problem ? this : undefined;
  }

  /** Forgets what the server said of the value: it is asked again. */
  forgive(): void {
    this.refusal = undefined;
  }

  refuse(sentence: string): void {
    this.refusal = sentence;
  }
}

/** A form whose fields and rules are data. Nothing typed is lost by a failure. */
export class FormStore<Name extends string> {
  readonly fields: ReadonlyMap<Name, FieldStore>;
  /**
   * The values as they are checked and sent, each read by itself: a rule is asked again only when a
   * field it looked at has changed.
   */
  readonly values: Readonly<Record<string, string>>;
  submitting = false;

  constructor(fields: Readonly<Record<Name, FieldOptions>>) {
    // Object.entries forgets the key type.
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
   * Puts what the server says of fields beside them. @returns the first of them, or undefined when
   * it spoke of none of this form's.
   */
  refuse(refused: readonly RefusedField[] = []): FieldStore | undefined {
    const fields = new Map<string, FieldStore>(this.fields);
    for (const { field, message } of refused) fields.get(field)?.refuse(message);
    return [...fields.values()].find(({ refusal }) => refusal !== undefined);
  }

  /**
   * Checks the fields and, when all are right, sends. While one sending is under way another is
   * ignored.
   *
   * @param names fields that count now; all, when left out.
   * @returns the first field with a problem, or undefined when it was sent.
   */
  async submit(
    send: () => Promise<void>,
    names: readonly Name[] = [...this.fields.keys()],
  ): Promise<FieldStore | undefined> {
    if (this.submitting) return undefined;
    const fields = names.map((name) => this.field(name));
    for (const field of fields) field.visit();
    const wrong = fields.find((field) => field.problem);
    if (wrong) return wrong;
    this.submitting = true;
    for (const field of fields) field.forgive();
    try {
      await send();
    } finally {
      runInAction(() => {
        this.submitting = false;
      });
    }
    return undefined;
  }
}

/** The field may not be empty. */
export function required(key: TextKey = 'form.required'): FieldRule {
  return (value) => (value === '' ? { key } : undefined);
}
