import {
  maxContractTiers,
  tierProblems,
  type ContractTierRequest,
  type RefusedField,
  type TierFault,
  type TierField,
} from '@livery/model';
import { makeAutoObservable, observableShallow } from 'mobx';
import {
  FormStore,
  type FieldOptions,
  type FieldProblem,
  type FieldStore,
} from '../core/forms/FormStore.ts';
import { readNumber, typedNumber, type NumberMarks } from '../core/forms/typedText.ts';

/** Fields of a tier in their order. Source: AGNT-03. */
export const tierFields = ['rate', 'activeMembers', 'validBet', 'profitAndLoss'] as const;

/** A tier that is typed. Its id stays when tiers change places. */
export interface TierForm {
  readonly id: number;
  readonly form: FormStore<TierField>;
}

/** Field of a tier that has to be corrected. */
export interface TierPlace {
  readonly tier: TierForm;
  readonly field: FieldStore;
}

/** What limits the tiers of a new contract. */
export interface TierLimits {
  /** Highest rate that the contracts above allow, in percent. Source: AGNT-18. */
  readonly maximumRate?: number | undefined;
  readonly maximumTiers?: number | undefined;
  /** Marks of the language's numbers. */
  readonly marks: NumberMarks;
}

/** A rate has three digits at most, so that `1e9` or a pasted text is no number. */
const formats: Readonly<Record<TierField, RegExp>> = {
  rate: /^\d{1,3}(\.\d{1,4})?$/,
  activeMembers: /^\d{1,6}$/,
  validBet: /^\d{1,12}(\.\d{1,2})?$/,
  profitAndLoss: /^\d{1,12}(\.\d{1,2})?$/,
};
const maxDecimals: Readonly<Record<TierField, number>> = {
  rate: 4,
  activeMembers: 0,
  validBet: 2,
  profitAndLoss: 2,
};
/** These compare a tier with the one before. */
const orderFaults: readonly TierFault[] = [
  'rateNotAscending',
  'thresholdFalls',
  'noThresholdRises',
];

/**
 * The tiers of a contract while a member types them. The rules are those of the operator
 * (`tierProblems`), so that its refusals are exceptions. Source: AGNT-03, AGNT-17.
 */
export class ContractFormStore {
  readonly tiers: TierForm[] = [];
  readonly #limits: TierLimits;
  #lastId = 0;

  /** @param tiers those of the active contract, which a new one replaces. */
  constructor(limits: TierLimits, tiers: readonly ContractTierRequest[] = []) {
    this.#limits = limits;
    this.tiers.push(...tiers.map((tier) => this.#newTier(tier)));
    if (this.tiers.length === 0) this.tiers.push(this.#newTier());
    makeAutoObservable(this, { tiers: observableShallow }, { autoBind: true });
  }

  get maximumTiers(): number {
    return this.#limits.maximumTiers ?? maxContractTiers;
  }

  get isFull(): boolean {
    return this.tiers.length >= this.maximumTiers;
  }

  /** The tiers as they are sent; a value that is no number is `NaN`. */
  get values(): ContractTierRequest[] {
    return this.tiers.map(({ form }) => ({
      rate: numberOf(form, 'rate'),
      activeMembers: numberOf(form, 'activeMembers'),
      validBet: numberOf(form, 'validBet'),
      profitAndLoss: numberOf(form, 'profitAndLoss'),
    }));
  }

  /** Adds a tier with the thresholds of the last one, which may only rise. */
  add(): TierForm {
    const { activeMembers, validBet, profitAndLoss } = this.tiers.at(-1)?.form.values ?? {};
    const tier = this.#newTier();
    tier.form.field('activeMembers').change(activeMembers ?? '');
    tier.form.field('validBet').change(validBet ?? '');
    tier.form.field('profitAndLoss').change(profitAndLoss ?? '');
    this.tiers.push(tier);
    return tier;
  }

  /** Removes a tier, except for the only one. */
  remove(tier: TierForm): void {
    if (this.tiers.length > 1) this.tiers.splice(this.tiers.indexOf(tier), 1);
  }

  /** Moves a tier before the one above it. */
  moveUp(tier: TierForm): void {
    const index = this.tiers.indexOf(tier);
    const above = this.tiers[index - 1];
    if (above) this.tiers.splice(index - 1, 2, tier, above);
  }

  /** Shows all problems. @returns the first field with one. */
  check(): TierPlace | undefined {
    const places = this.tiers.flatMap((tier) =>
      tierFields.map((name) => ({ tier, field: tier.form.field(name) })),
    );
    for (const { field } of places) field.visit();
    return places.find(({ field }) => field.problem !== undefined);
  }

  /** Shows the operator's messages. @returns the first field with one; undefined if none has. */
  refuse(refused: readonly RefusedField[] = []): TierPlace | undefined {
    const places = refused.flatMap(({ field, message }): TierPlace[] => {
      const [, index, name] = /^tiers\.(\d+)\.(\w+)$/.exec(field) ?? [];
      const tier = this.tiers[Number(index)];
      const store = tier?.form.refuse([{ field: name ?? '', message }]);
      return tier && store ? [{ tier, field: store }] : [];
    });
    return places[0];
  }

  /** Removes the operator's messages, because the tiers are sent again. */
  clearRefusals(): void {
    for (const { form } of this.tiers)
      for (const field of form.fields.values()) field.clearRefusal();
  }

  get #faults(): ReadonlyMap<string, TierFault> {
    const { values } = this;
    const isReadable = (index: number): boolean =>
      Object.values(values[index] ?? {}).every((value) => !Number.isNaN(value));
    const problems = tierProblems(values, { maximumRate: this.#limits.maximumRate });
    return new Map(
      problems
        // A tier cannot be compared with one that has no numbers.
        .filter(({ tier, fault }) => !orderFaults.includes(fault) || isReadable(tier - 1))
        // The first problem of a field counts.
        .toReversed()
        .map(({ tier, field, fault }) => [`${tier}.${field}`, fault]),
    );
  }

  #newTier(values: Partial<ContractTierRequest> = {}): TierForm {
    this.#lastId += 1;
    const id = this.#lastId;
    const optionsOf = (name: TierField): FieldOptions => ({
      initial: String(values[name] ?? ''),
      trim: true,
      normalize: (text) => typedNumber(text, this.#readingOf(name)),
      rules: [(value) => this.#problemOf(id, name, value)],
    });
    return {
      id,
      form: new FormStore({
        rate: optionsOf('rate'),
        activeMembers: optionsOf('activeMembers'),
        validBet: optionsOf('validBet'),
        profitAndLoss: optionsOf('profitAndLoss'),
      }),
    };
  }

  #readingOf(name: TierField) {
    return { marks: this.#limits.marks, maxDecimals: maxDecimals[name] };
  }

  #problemOf(id: number, name: TierField, value: string): FieldProblem | undefined {
    if (value === '' && name === 'rate') return { key: 'form.required' };
    if (readNumber(value, this.#readingOf(name)).status === 'ambiguous')
      return { key: 'centre.form.ambiguous' };
    if (value !== '' && !formats[name].test(value))
      return { key: name === 'activeMembers' ? 'centre.form.integer' : 'centre.form.money' };
    const fault = this.#faults.get(`${this.tiers.findIndex((tier) => tier.id === id)}.${name}`);
    if (fault === undefined) return undefined;
    const { maximumRate = 100 } = this.#limits;
    return { key: `centre.contract.fault.${fault}`, values: { rate: maximumRate } };
  }
}

function numberOf(form: FormStore<TierField>, name: TierField): number {
  const text = form.values[name] ?? '';
  if (text === '') return name === 'rate' ? Number.NaN : 0;
  return formats[name].test(text) ? Number(text) : Number.NaN;
}
