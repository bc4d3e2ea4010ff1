import { make } from '../dom.ts';
import type { FormatMoney } from '../money.ts';

export interface StakeChoiceOptions {
  readonly label: string;
  readonly stakesMinor: readonly number[];
  readonly money: FormatMoney;
  readonly onChange: () => void;
}

export interface StakeChoice {
  readonly element: HTMLElement;
  /** The chosen stake in minor units. */
  chosen(): number;
}

/** Stakes as a group of radio buttons; the smallest one is chosen at first. */
export function stakeChoice({
  label,
  stakesMinor,
  money,
  onChange,
}: StakeChoiceOptions): StakeChoice {
  let chosen = stakesMinor[0] ?? 0;
  const element = make(
    'div',
    { class: 'stakes', role: 'radiogroup', 'aria-label': label },
    stakesMinor.map((stake) =>
      make('label', { class: 'stake' }, [
        make('input', {
          type: 'radio',
          name: 'stake',
          value: stake,
          checked: stake === chosen,
          change: () => {
            chosen = stake;
            onChange();
          },
        }),
        make('span', {}, [money(stake)]),
      ]),
    ),
  );
  return { element, chosen: () => chosen };
}
