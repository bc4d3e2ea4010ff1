import type {
  CallContract,
  CentreAction,
  CentreColumn,
  CentreFilter,
  ValueShape,
} from '@livery/model';
import type { BrandUnderCheck, Report } from '../../BrandUnderCheck.ts';
import { didYouMean } from '../../../source/nearestName.ts';
import { joinPointer } from '../../../source/pointer.ts';
import { textIndex } from '../../textIndex.ts';

const maxListed = 8;

/** Reports what page documents name of calls that does not exist: the call, a value or a field. */
export class CallUse {
  readonly #underCheck: BrandUnderCheck;
  readonly #report: Report;

  constructor(underCheck: BrandUnderCheck, report: Report) {
    this.#underCheck = underCheck;
    this.#report = report;
  }

  /** Returns the contract of a call; reports a call that does not exist. */
  contract(name: string, pointer: string): CallContract | undefined {
    const { operator, contractOf } = this.#underCheck.calls;
    const contract = contractOf(name);
    if (!contract)
      this.#report('LV471', pointer, `no call is called "${name}"${didYouMean(name, operator)}`);
    return contract;
  }

  /** Returns the contract of a call that is made to show its reply. */
  listed(name: string, pointer: string): CallContract | undefined {
    const contract = this.contract(name, pointer);
    if (contract?.changes)
      this.#report(
        'LV471',
        pointer,
        `${name} changes something, so it cannot be made to show its reply; name it in a button or form`,
      );
    return contract;
  }

  /** Returns the shape of a value; reports a path that the shape does not have. */
  value(
    shape: ValueShape | undefined,
    path: string,
    { pointer, owner }: { pointer: string; owner: string },
  ): ValueShape | undefined {
    let current = shape;
    const passed: string[] = [];
    for (const name of path.split('.')) {
      // Nothing is known about a shape without fields.
      if (!current || current.fieldNames.length === 0) return undefined;
      const next = current.field(name);
      if (!next) {
        const place = passed.length === 0 ? owner : `"${passed.join('.')}" of ${owner}`;
        this.#report(
          'LV472',
          pointer,
          `${place} has no "${name}"${didYouMean(name, current.fieldNames) || few(current.fieldNames)}`,
        );
        return undefined;
      }
      passed.push(name);
      current = next;
    }
    return current;
  }

  /** Reports a field that the request of a call does not take. */
  field(contract: CallContract | undefined, call: string, field: string, pointer: string): void {
    const names = contract?.request.fieldNames ?? [];
    if (names.length > 0 && !names.includes(field))
      this.#report(
        'LV473',
        pointer,
        `${call} takes no "${field}"${didYouMean(field, names) || few(names)}`,
      );
  }

  /** Reports known words of a value that have no text of their own. */
  words(shape: ValueShape | undefined, prefix: string | undefined, pointer: string): void {
    const english = this.#underCheck.locales.get('EN');
    if (prefix === undefined || !shape?.words || !english) return;
    const missing = shape.words.filter((word) => !Object.hasOwn(english, `${prefix}.${word}`));
    if (missing.length > 0)
      this.#report(
        'LV474',
        pointer,
        `there is no text ${missing.map((word) => `"${prefix}.${word}"`).join(', ')}, so players see the operator’s word`,
      );
  }

  /** Reports values of a filter that have no label. */
  labels({ texts: prefix, values = [] }: CentreFilter, pointer: string): void {
    const english = this.#underCheck.locales.get('EN');
    if (prefix === undefined || !english) return;
    const hasText = (value: string): boolean => Object.hasOwn(english, `${prefix}.${value}`);
    const keys = values.some(hasText) ? [] : [...textIndex(english).keys];
    if (keys.length > 0 && !keys.some((key) => key.startsWith(`${prefix}.`))) {
      const prefixes = new Set(keys.map((key) => key.slice(0, Math.max(0, key.lastIndexOf('.')))));
      this.#report(
        'LV474',
        `${pointer}/texts`,
        `no text begins with "${prefix}"${didYouMean(prefix, prefixes)}`,
      );
      return;
    }
    for (const [value, place] of entriesAt(values, `${pointer}/values`))
      if (!hasText(value))
        this.#report(
          'LV474',
          place,
          `there is no text "${prefix}.${value}", so players see the value itself`,
        );
  }

  /** Reports an initial value of a filter that it does not offer. */
  initial(
    { kind, default: value, presets = [], values, options }: CentreFilter,
    pointer: string,
  ): void {
    const days = this.#underCheck.documents.site?.lists.datePresetDays;
    if (value === undefined || !days) return;
    const offered =
      kind === 'dates'
        ? presets.flatMap((preset) =>
            preset === 'last' || preset === 'next' ? days.map((count) => preset + count) : preset,
          )
        : (values ?? options?.map((option) => option.value) ?? [value]);
    if (!offered.includes(value))
      this.#report(
        'LV204',
        `${pointer}/default`,
        `"${value}" is none of ${offered.map((each) => `"${each}"`).join(', ')}`,
      );
  }

  /** Reports a button on a call that takes money or points, whose question names no amount. */
  taking(
    { call = '', ask = [], summary, detail, each }: CentreAction,
    {
      contract,
      row,
      pointer,
    }: {
      contract: CallContract | undefined;
      row: ValueShape | undefined;
      pointer: string;
    },
  ): void {
    if (!contract?.takes) return;
    const { amount } = contract.takes;
    const isAmount = ({ path, format }: CentreColumn): boolean =>
      ['money', 'signedMoney', 'number', 'signedNumber'].includes(
        format ?? formatAt(row, path) ?? '',
      );
    const isNamed = each
      ? each.amount !== undefined
      : ask.some(({ name }) => name === amount) ||
        summary !== undefined ||
        detail?.call !== undefined ||
        [...(detail?.row ?? []), ...(detail?.fields ?? [])].some(isAmount);
    if (!isNamed)
      this.#report(
        'LV477',
        pointer,
        `${call} takes money or points of the member, and its question names no amount`,
      );
  }

  /** Reports an export of a call that cannot be exported. */
  exported(contract: CallContract | undefined, call: string, pointer: string): void {
    if (contract && !contract.exports)
      this.#report('LV475', pointer, `${call} returns no whole list, so it cannot be exported`);
  }
}

/** Returns the format that a schema gives a value. */
function formatAt(shape: ValueShape | undefined, path: string): string | undefined {
  return path
    .split('.')
    .reduce<ValueShape | undefined>((current, name) => current?.field(name), shape)?.format;
}

/** Lists the names there are, when they are few. */
function few(names: readonly string[]): string {
  return names.length <= maxListed ? `; there is ${names.join(', ')}` : '';
}

/** Returns the entries of a list with their pointers. */
export function entriesAt<T>(
  list: readonly T[] | undefined,
  pointer: string,
): [entry: T, pointer: string][] {
  return (list ?? []).map((entry, index) => [entry, joinPointer(pointer, index)]);
}
