import { expect, it } from 'vitest';
import { plainMarks } from '../core/forms/typedText.ts';
import { ContractFormStore, tierFields, type TierForm } from './ContractFormStore.ts';

/** Fills in the fields of a tier in their order. */
function type(tier: TierForm | undefined, ...values: string[]): void {
  for (const [index, name] of tierFields.entries())
    tier?.form.field(name).change(values[index] ?? '');
}

/** Returns the keys of the problems of each tier, by field. */
function problemsOf(form: ContractFormStore): Record<string, string>[] {
  return form.tiers.map((tier) =>
    Object.fromEntries(
      [...tier.form.fields].flatMap(([name, { problem }]) =>
        problem ? [[name, problem.key.replace('centre.contract.fault.', '')]] : [],
      ),
    ),
  );
}

it('[AGNT-03] reads tiers with a decimal comma, and treats an empty requirement as none', () => {
  const form = new ContractFormStore({ marks: plainMarks });

  type(form.tiers[0], '2,5', '', ' 1000,50 ');

  expect(form.check()).toBeUndefined();
  expect(form.values).toEqual([
    { rate: 2.5, activeMembers: 0, validBet: 1000.5, profitAndLoss: 0 },
  ]);
});

it('[AGNT-03] reads digits of other scripts, and no amount that may be a thousand times another', () => {
  const form = new ContractFormStore({ marks: { decimal: ',', group: '.' } });

  type(form.tiers[0], '٢٫٥', '۳', '१०००', '1,000');

  expect(form.values).toEqual([
    { rate: 2.5, activeMembers: 3, validBet: 1000, profitAndLoss: Number.NaN },
  ]);
  const field = form.tiers[0]?.form.field('profitAndLoss');
  expect(field?.problem).toEqual({ key: 'centre.form.ambiguous' });
});

it('[AGNT-03] shows at each field which rule its value breaks', () => {
  const form = new ContractFormStore({ marks: plainMarks, maximumRate: 10 });
  type(form.tiers[0], '5', '3', '100');
  type(form.add(), '5', '2', '100');
  type(form.add(), '10.125', '3', '100');
  type(form.add(), '11', '3', '200');

  expect(problemsOf(form)).toEqual([
    {},
    { rate: 'rateNotAscending', activeMembers: 'thresholdFalls' },
    { rate: 'precision' },
    { rate: 'rateTooHigh' },
  ]);
  type(form.tiers[1], '6', '3', '100');
  expect(problemsOf(form)[1]).toEqual({ activeMembers: 'noThresholdRises' });
  expect(form.check()).toMatchObject({ tier: { id: 2 }, field: { name: 'activeMembers' } });
});

it('[AGNT-03] compares no tier with one that has no numbers', () => {
  const form = new ContractFormStore({ marks: plainMarks });
  type(form.tiers[0], 'x', '1.5');
  type(form.add(), '3', '1');
  type(form.add(), '', '2');

  expect(problemsOf(form)).toEqual([
    { rate: 'centre.form.money', activeMembers: 'centre.form.integer' },
    {},
    { rate: 'form.required' },
  ]);
});

it('[AGNT-03] starts a further tier with the requirements before it, up to the maximum', () => {
  const form = new ContractFormStore({ marks: plainMarks, maximumTiers: 2 }, [
    { rate: 1, validBet: 500 },
  ]);
  expect(form.isFull).toBe(false);

  const added = form.add();

  expect(added.form.values).toMatchObject({ rate: '', validBet: '500' });
  expect(form.isFull).toBe(true);
});

it('[AGNT-03] moves and removes tiers, and keeps the only one', () => {
  const form = new ContractFormStore({ marks: plainMarks }, [
    { rate: 2, activeMembers: 2 },
    { rate: 1, activeMembers: 1 },
  ]);
  const rates = () => form.values.map(({ rate }) => rate);
  expect(problemsOf(form)[1]).toMatchObject({ rate: 'rateNotAscending' });

  form.moveUp(form.tiers[1] as TierForm);
  expect(rates()).toEqual([1, 2]);
  expect(form.check()).toBeUndefined();
  form.moveUp(form.tiers[0] as TierForm);
  expect(rates()).toEqual([1, 2]);

  form.remove(form.tiers[0] as TierForm);
  expect(rates()).toEqual([2]);
  form.remove(form.tiers[0] as TierForm);
  expect(rates()).toEqual([2]);
});

it('[AGNT-17] shows the operator’s messages at the tiers they name, until the value changes', () => {
  const form = new ContractFormStore({ marks: plainMarks }, [
    { rate: 1 },
    { rate: 2, validBet: 1 },
  ]);

  const place = form.refuse([
    { field: 'tiers.1.rate', message: 'Too high.' },
    { field: 'period', message: 'Wrong.' },
  ]);

  expect(place?.tier).toBe(form.tiers[1]);
  expect(place?.field.refusal).toBe('Too high.');
  expect(form.refuse([{ field: 'tiers.9.rate', message: 'Unknown.' }])).toBeUndefined();
  form.clearRefusals();
  expect(place?.field.refusal).toBeUndefined();
});
