import { make } from './dom.js';

/**
 * Stakes to choose one of, as a group of radio buttons. The smallest one is chosen at first.
 * @param {{ label: string, stakesMinor: readonly number[], money: (minor: number) => string,
 *   onChange: () => void }} choice
 */
export function stakeChoice({ label, stakesMinor, money, onChange }) {
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
