import { autorun } from 'mobx';
import { expect, it } from 'vitest';
import { FormStore, required, type FieldRule } from './FormStore.ts';

const longEnough: FieldRule = (value) =>
  value.length < 4 ? { key: 'error.bad_request', values: { count: 4 } } : undefined;

function form() {
  return new FormStore({
    name: { trim: true, initial: ' ann ', rules: [required('login.usernameRequired'), longEnough] },
    code: { rules: [required()] },
    again: {
      rules: [(value, { code }) => (value === code ? undefined : { key: 'form.required' })],
    },
  });
}

it('trims only the fields with `trim`', () => {
  const { fields, values } = form();
  expect(fields.get('name')?.value).toBe(' ann ');
  expect(values).toEqual({ name: 'ann', code: '', again: '' });
  const spaced = form();
  spaced.field('code').change(' 7 ');
  expect(spaced.values.code).toBe(' 7 ');
});

it('shows the first problem of a field once the visitor has left it', () => {
  const name = form().field('name');
  expect([name.problem, name.shownProblem]).toEqual([
    { key: 'error.bad_request', values: { count: 4 } },
    undefined,
  ]);
  name.visit();
  expect(name.shownProblem).toEqual({ key: 'error.bad_request', values: { count: 4 } });
  name.change('   ');
  expect(name.shownProblem).toEqual({ key: 'login.usernameRequired' });
});

it('shows no problem of a field that was left as empty as it was, until the form is checked', () => {
  const filled = form();
  const code = filled.field('code');
  code.leave();
  expect(code.shownProblem).toBeUndefined();
  code.change('1');
  code.change('');
  code.leave();
  expect(code.shownProblem).toEqual({ key: 'form.required' });

  const again = filled.field('again');
  again.leave();
  filled.check();
  expect(again.shownProblem).toEqual(again.problem);
});

it('passes the other values to a rule', () => {
  const filled = form();
  filled.field('code').change('12');
  expect(filled.field('again').problem).toEqual({ key: 'form.required' });
  filled.field('again').change('12');
  expect(filled.field('again').problem).toBeUndefined();
});

it('shows every problem and returns the first invalid field instead of sending', async () => {
  const filled = form();
  let sent = 0;
  const send = async (): Promise<void> => void (sent += 1);
  expect((await filled.submit(send))?.name).toBe('name');
  expect([...filled.fields.values()].map(({ visited }) => visited)).toEqual([true, true, true]);
  filled.field('name').change('anna');
  expect((await filled.submit(send))?.name).toBe('code');
  expect(sent).toBe(0);
  filled.field('code').change('12');
  expect(await filled.submit(send, ['name', 'code'])).toBeUndefined();
  expect(sent).toBe(1);
});

it('keeps the values if sending fails and can be sent again', async () => {
  const filled = form();
  filled.field('name').change('anna');
  await expect(filled.submit(() => Promise.reject(new Error('no')), ['name'])).rejects.toThrow(
    'no',
  );
  expect([filled.submitting, filled.field('name').value]).toEqual([false, 'anna']);
  expect(await filled.submit(() => Promise.resolve(), ['name'])).toBeUndefined();
});

it('ignores a second submission while the first is running', async () => {
  const filled = form();
  filled.field('name').change('anna');
  const { promise, resolve } = Promise.withResolvers<void>();
  let sent = 0;
  const send = (): Promise<void> => {
    sent += 1;
    return promise;
  };
  const first = filled.submit(send, ['name']);
  expect(filled.submitting).toBe(true);
  expect(await filled.submit(send, ['name'])).toBeUndefined();
  resolve();
  await first;
  expect([sent, filled.submitting]).toEqual([1, false]);
});

it('removes the server’s message about a value with the next change', () => {
  const name = form().field('name');
  name.refuse('Taken');
  expect(name.refusal).toBe('Taken');
  name.change('bea');
  expect(name.refusal).toBeUndefined();
});

it('notifies only readers of the changed field', () => {
  const filled = form();
  const seen: string[] = [];
  const stop = autorun(() => void seen.push(filled.field('name').value));
  filled.field('code').change('1');
  filled.field('name').change('bea');
  stop();
  expect(seen).toEqual([' ann ', 'bea']);
});

it('stores the server’s messages until the next submission or change and returns the first refused field', async () => {
  const refused = form();
  refused.field('code').change('12');
  refused.field('again').change('12');
  expect(
    refused.refuse([
      { field: 'again', message: 'No.' },
      { field: 'elsewhere', message: 'What?' },
      { field: 'code', message: 'Used.' },
    ]),
  ).toBe(refused.field('code'));
  expect([...refused.fields.values()].map(({ refusal }) => refusal)).toEqual([
    undefined,
    'Used.',
    'No.',
  ]);
  refused.field('again').change('12');
  expect([refused.field('code').refusal, refused.field('again').refusal]).toEqual([
    'Used.',
    undefined,
  ]);

  refused.field('name').change('anna');
  let meanwhile: string | undefined = 'not sent';
  await refused.submit(async () => {
    meanwhile = refused.field('code').refusal;
  });
  expect(meanwhile).toBeUndefined();
  expect(refused.refuse([{ field: 'elsewhere', message: 'What?' }])).toBeUndefined();
  expect(refused.refuse()).toBeUndefined();
});

it('calls `onChange` with each value as it would be sent', () => {
  const values: string[] = [];
  const form = new FormStore({
    name: { trim: true, rules: [], onChange: (sent) => void values.push(sent) },
  });
  form.field('name').change(' ann ');
  form.field('name').change('');
  expect(values).toEqual(['ann', '']);
});
