import { make } from '../dom.ts';
import type { PlayState } from '../../server/PlayApi.ts';
import type { FormatMoney } from '../money.ts';
import { fill, words } from '../words.ts';

export interface StakeFieldOptions {
  readonly state: Pick<PlayState, 'stakesMinor' | 'maxStakeMinor' | 'minorDigits'>;
  readonly money: FormatMoney;
  readonly onChange: () => void;
}

export interface StakeField {
  readonly element: HTMLElement;
  /** The stake in minor units; `undefined` while the amount is invalid. */
  readonly stakeMinor: () => number | undefined;
}

/**
 * Field for the amount of a stake, with buttons for the usual stakes; the smallest one at first.
 */
export function stakeField({
  state: { stakesMinor, maxStakeMinor, minorDigits },
  money,
  onChange,
}: StakeFieldOptions): StakeField {
  const minStakeMinor = stakesMinor[0] ?? 1;
  const amountOf = (minor: number): string => (minor / 10 ** minorDigits).toFixed(minorDigits);
  const limits = make('small', { id: 'stake-limits', 'aria-live': 'polite' }, [limitsText()]);
  const input = make('input', {
    id: 'stake',
    type: 'text',
    inputmode: 'decimal',
    autocomplete: 'off',
    maxlength: 16,
    value: amountOf(minStakeMinor),
    'aria-describedby': 'stake-limits',
    input: update,
  });
  const usual = stakesMinor.map((stake) =>
    make(
      'button',
      {
        type: 'button',
        class: 'plain',
        click: () => {
          input.value = amountOf(stake);
          update();
        },
      },
      [money(stake)],
    ),
  );
  const element = make('div', { class: 'stake-field' }, [
    make('label', { for: 'stake' }, [words.stake]),
    input,
    limits,
    make('div', { class: 'stakes', role: 'group', 'aria-label': words.usualStakes }, usual),
  ]);
  return { element, stakeMinor };

  function stakeMinor(): number | undefined {
    const minor = minorOf(input.value, minorDigits);
    return minor !== undefined && minor >= minStakeMinor && minor <= maxStakeMinor
      ? minor
      : undefined;
  }

  function update(): void {
    const isValid = stakeMinor() !== undefined;
    input.setAttribute('aria-invalid', String(!isValid));
    const text = isValid ? limitsText() : fill(words.stakeOutside, limitAmounts());
    // An equal text is not announced again.
    if (limits.textContent !== text) limits.textContent = text;
    onChange();
  }

  function limitsText(): string {
    return fill(words.stakeLimits, limitAmounts());
  }

  function limitAmounts(): { min: string; max: string } {
    return { min: money(minStakeMinor), max: money(maxStakeMinor) };
  }
}

/** Reads an amount such as `5`, `2.50`, `2,5` or `1,000.00`. Returns its minor units. */
function minorOf(text: string, minorDigits: number): number | undefined {
  const plain = text
    .trim()
    .replaceAll(/,(?=\d{3}(?:\D|$))/g, '')
    .replace(',', '.');
  if (!/^\d{1,9}(?:\.\d*)?$/.test(plain)) return undefined;
  const minor = Number(plain) * 10 ** minorDigits;
  // More decimals than the currency has are an error, not a rounding.
  return Math.abs(minor - Math.round(minor)) < 1e-6 ? Math.round(minor) : undefined;
}
