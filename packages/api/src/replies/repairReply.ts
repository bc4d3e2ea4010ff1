import { otherNotations } from './otherNotations.ts';
import type { ReplyPlan } from './ReplyPlans.ts';

/**
 * What was repaired: an optional field or an item of a list was dropped, the items after the limit
 * of a list were cut, or a value was converted from another notation.
 */
export type RepairKind = 'dropped_field' | 'dropped_item' | 'cut_item' | 'converted';

/** Place of a repair and its reason. Neither contains values of the reply. */
export interface RepairedPlace {
  readonly kind: RepairKind;
  readonly pointer: string;
  readonly message: string;
}

/** Repairs of one reply. */
export interface ReplyRepairs {
  readonly counts: Readonly<Record<RepairKind, number>>;
  /** The first places, at most five. */
  readonly places: readonly RepairedPlace[];
}

/** Repaired value with its repairs; `undefined` if the value cannot be repaired. */
export type RepairOutcome = { readonly value: unknown; readonly repairs: ReplyRepairs } | undefined;

const maxPlaces = 5;
/** Items of lists that are visited; the items after them are dropped. */
const maxVisitedItems = 10_000;
/** Depth of objects and lists, far below that of the call stack. */
const maxDepth = 64;

/** Result of a value that cannot be repaired. */
const failed = Symbol('failed');

/**
 * Repairs a reply that violates its schema: drops optional fields and list items that do not fit,
 * and converts values from other notations. An object without a required field fails, and so does a
 * list of which no item is left, because an empty list would hide the fault.
 *
 * Does not change the given value, and takes time linear in its length.
 */
export function repairReply(plan: ReplyPlan, value: unknown): RepairOutcome {
  const repair = new Repair();
  const repaired = repair.value(plan, value);
  return repaired === failed ? undefined : { value: repaired, repairs: repair.repairs };
}

type PlanOf<Kind extends ReplyPlan['kind']> = Extract<ReplyPlan, { kind: Kind }>;

/** State of one repair. */
class Repair {
  repairs: ReplyRepairs = {
    counts: { dropped_field: 0, dropped_item: 0, cut_item: 0, converted: 0 },
    places: [],
  };
  /** Cause of the last failure, while places are recorded. */
  #failure = { pointer: '', message: '' };
  readonly #path: (string | number)[] = [];
  #strictDepth = 0;
  #visitedItems = 0;

  /** Returns the repaired value, the given one if it fits, or {@link failed}. */
  value(plan: ReplyPlan, value: unknown): unknown {
    if (!plan.isStrict) return this.#value(plan, value);
    this.#strictDepth += 1;
    const repaired = this.#value(plan, value);
    this.#strictDepth -= 1;
    return repaired;
  }

  #value(plan: ReplyPlan, value: unknown): unknown {
    if (plan.kind === 'leaf') return this.#leaf(plan, value);
    if (this.#path.length > maxDepth) return this.#fail('is nested too deeply');
    return plan.kind === 'object' ? this.#object(plan, value) : this.#list(plan, value);
  }

  #leaf({ validate, isEnum, entryFields }: PlanOf<'leaf'>, value: unknown): unknown {
    const fits = validate();
    if (fits(value)) return value;
    const message = fits.errors?.[0]?.message ?? 'must match its schema';
    const scalar = isRecord(value) ? entryOf(value, entryFields) : value;
    const repaired =
      scalar !== value && fits(scalar)
        ? scalar
        : otherNotations(scalar, { isEnum }).find((notation) => fits(notation));
    if (repaired === undefined) return this.#fail(message);
    this.#record('converted', message);
    return repaired;
  }

  #object(plan: PlanOf<'object'>, given: unknown): unknown {
    const { textField, fields } = plan;
    const isText = typeof given === 'string' && textField !== undefined;
    const value = isText ? { [textField]: given } : given;
    if (!isRecord(value)) return this.#fail('must be object');
    if (isText) this.#record('converted', `must be object; the text is read as ${textField}`);
    // Copied at the first change.
    let repaired: Record<string, unknown> | undefined;
    for (const { name, isRequired, plan: planOfField } of fields) {
      if (!Object.hasOwn(value, name)) {
        if (isRequired) return this.#fail(`must have required property '${name}'`);
        continue;
      }
      this.#path.push(name);
      const field = this.#field(planOfField(), value[name], isRequired);
      this.#path.pop();
      if (field === failed) return failed;
      if (field === value[name]) continue;
      repaired ??= { ...value };
      if (field === undefined) delete repaired[name];
      else repaired[name] = field;
    }
    return this.#withoutUnknown(plan, repaired ?? value);
  }

  /** Returns the repaired field; `undefined` if it is dropped. */
  #field(plan: ReplyPlan, value: unknown, isRequired: boolean): unknown {
    const { repairs } = this;
    const repaired = this.value(plan, value);
    if (repaired !== failed) return repaired;
    // Many operators write null for a field without a value.
    const isNull = value === null;
    if (isRequired || (!isNull && (plan.isStrict || this.#strictDepth > 0))) return failed;
    this.repairs = repairs;
    if (isNull) this.#record('converted', 'null is read as a missing field');
    else this.#recordFailure('dropped_field');
    return undefined;
  }

  #withoutUnknown(
    { knownNames }: PlanOf<'object'>,
    value: Readonly<Record<string, unknown>>,
  ): unknown {
    if (!knownNames) return value;
    const fields = Object.entries(value);
    const known = fields.filter(([name]) => knownNames.has(name));
    const dropped = fields.length - known.length;
    if (dropped === 0) return value;
    this.#record('dropped_field', 'must NOT have additional properties', dropped);
    return Object.fromEntries(known);
  }

  #list({ items, minItems, maxItems }: PlanOf<'list'>, given: unknown): unknown {
    const value: unknown = given ?? [];
    if (!Array.isArray(value)) return this.#fail('must be array');
    if (given === null) this.#record('converted', 'null is read as an empty list');
    const excess = Math.max(0, value.length - maxItems);
    const excessMessage = `has ${value.length} items, more than the limit of ${maxItems}`;
    if (excess > 0 && this.#strictDepth > 0) return this.#fail(excessMessage);
    const kept: unknown[] = [];
    let isSame = excess === 0 && value === given;
    for (let index = 0; index < value.length - excess; index += 1) {
      this.#path.push(index);
      const item = this.#item(items(), value[index]);
      this.#path.pop();
      if (item === failed && this.#strictDepth > 0) return failed;
      if (item !== failed) kept.push(item);
      isSame &&= item === value[index];
    }
    if (excess > 0) this.#record('cut_item', excessMessage, excess);
    if (value.length > 0 && kept.length === 0) return failed;
    if (kept.length < minItems) return this.#fail(`must NOT have fewer than ${minItems} items`);
    return isSame ? value : kept;
  }

  #item(plan: ReplyPlan, value: unknown): unknown {
    const { repairs } = this;
    this.#visitedItems += 1;
    const repaired =
      this.#visitedItems > maxVisitedItems
        ? this.#fail(`is after the first ${maxVisitedItems} items`)
        : this.value(plan, value);
    if (repaired === failed && this.#strictDepth === 0) {
      this.repairs = repairs;
      this.#recordFailure('dropped_item');
    }
    return repaired;
  }

  #fail(message: string): typeof failed {
    if (this.#isRecording) this.#failure = { pointer: this.#pointer, message };
    return failed;
  }

  #recordFailure(kind: RepairKind): void {
    this.#record(kind, this.#isRecording ? this.#causeBelow(this.#pointer) : '');
  }

  #record(kind: RepairKind, message: string, count = 1): void {
    const { counts, places } = this.repairs;
    this.repairs = {
      counts: { ...counts, [kind]: counts[kind] + count },
      places: this.#isRecording ? [...places, { kind, pointer: this.#pointer, message }] : places,
    };
  }

  /** Describes the last failure relative to a place; it was not recorded while places were full. */
  #causeBelow(place: string): string {
    const { pointer, message } = this.#failure;
    if (!pointer.startsWith(place)) return 'must match its schema';
    return pointer === place ? message : `${pointer.slice(place.length)} ${message}`;
  }

  get #isRecording(): boolean {
    return this.repairs.places.length < maxPlaces;
  }

  get #pointer(): string {
    return this.#path.map((part) => `/${part}`).join('');
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Returns the first of some fields that exists. */
function entryOf(value: Readonly<Record<string, unknown>>, names: readonly string[]): unknown {
  const name = names.find((candidate) => Object.hasOwn(value, candidate));
  return name === undefined ? undefined : value[name];
}
