import { expect, it } from 'vitest';
import { ChangePasswordStore } from './ChangePasswordStore.ts';
import { exampleRoot } from '../testing/exampleRoot.ts';
import { fail, fakeApi, reply, type Answer } from '../testing/fakeApi.ts';

const refused = (...fields: readonly string[]): Answer =>
  fail('operator_refused', {
    message: 'No.',
    value: { fields: fields.map((field) => ({ field, message: `${field} is wrong.` })) },
  });

function setUp(changePassword: readonly Answer[], passwordKept = true) {
  const api = fakeApi({
    getSetRegister: [fail('upstream_failed'), fail('upstream_failed'), fail('upstream_failed')],
    changePassword,
  });
  const change = exampleRoot({ api }).create(
    (deps) => new ChangePasswordStore(deps, { passwordKept }),
  );
  const type = (values: Readonly<Record<string, string>>): void => {
    for (const [name, value] of Object.entries(values))
      change.form.fields.get(name as 'newPassword')?.change(value);
  };
  const sent = () =>
    api.calls.filter(({ name }) => name === 'changePassword').map(({ request }) => request);
  return { change, type, sent };
}

it('[PASS-06] requires the old password unless the gateway has it; accepts any new one while the rule is not loaded', async () => {
  const withoutOld = setUp([reply({})]);
  withoutOld.type({ newPassword: 'x', confirmNewPassword: 'x' });
  expect([await withoutOld.change.submit(), withoutOld.sent()]).toEqual([
    true,
    [{ newPassword: 'x', confirmNewPassword: 'x' }],
  ]);

  const withOld = setUp([reply({})], false);
  withOld.type({ newPassword: 'x', confirmNewPassword: 'x' });
  expect(await withOld.change.submit()).toBe(withOld.change.form.field('oldPassword'));
  withOld.type({ oldPassword: 'old' });
  expect([await withOld.change.submit(), withOld.sent()]).toEqual([
    true,
    [{ oldPassword: 'old', newPassword: 'x', confirmNewPassword: 'x' }],
  ]);
});

it('[ERRS-10] rejects a confirmation that differs', async () => {
  const { change, type, sent } = setUp([]);
  type({ newPassword: 'tide2026', confirmNewPassword: 'tide2027' });
  expect(await change.submit()).toBe(change.form.field('confirmNewPassword'));
  expect([change.form.field('confirmNewPassword').shownProblem, sent()]).toEqual([
    { key: 'password.confirmWrong' },
    [],
  ]);
});

it('requires the old password if the operator rejects the one of the gateway', async () => {
  const { change, type } = setUp([refused('oldPassword')]);
  type({ newPassword: 'tide2026', confirmNewPassword: 'tide2026' });
  expect(await change.submit()).toBe(change.form.field('oldPassword'));
  expect([
    change.oldNeeded,
    change.form.field('oldPassword').refusal,
    change.form.field('newPassword').value,
  ]).toEqual([true, 'oldPassword is wrong.', 'tide2026']);
});

it('keeps the values and stores the error after any other failure', async () => {
  const { change, type } = setUp([fail('upstream_timeout')]);
  type({ newPassword: 'tide2026', confirmNewPassword: 'tide2026' });
  expect([
    await change.submit(),
    change.error?.code,
    change.form.field('newPassword').value,
  ]).toEqual([false, 'upstream_timeout', 'tide2026']);
});
