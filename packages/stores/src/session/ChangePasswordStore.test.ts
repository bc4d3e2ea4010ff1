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

it('[PASS-06] asks for the old password unless the gateway kept it; while the operator’s rule is not known its verdict decides', async () => {
  const kept = setUp([reply({})]);
  kept.type({ newPassword: 'x', confirmNewPassword: 'x' });
  expect([await kept.change.submit(), kept.sent()]).toEqual([
    true,
    [{ newPassword: 'x', confirmNewPassword: 'x' }],
  ]);

  const typed = setUp([reply({})], false);
  typed.type({ newPassword: 'x', confirmNewPassword: 'x' });
  expect(await typed.change.submit()).toBe(typed.change.form.field('oldPassword'));
  typed.type({ oldPassword: 'old' });
  expect([await typed.change.submit(), typed.sent()]).toEqual([
    true,
    [{ oldPassword: 'old', newPassword: 'x', confirmNewPassword: 'x' }],
  ]);
});

it('[ERRS-10] the confirmation must be the same', async () => {
  const { change, type, sent } = setUp([]);
  type({ newPassword: 'tide2026', confirmNewPassword: 'tide2027' });
  expect(await change.submit()).toBe(change.form.field('confirmNewPassword'));
  expect([change.form.field('confirmNewPassword').shownProblem, sent()]).toEqual([
    { key: 'password.confirmWrong' },
    [],
  ]);
});

it('asks for the old password after all when the operator says that it is wrong', async () => {
  const { change, type } = setUp([refused('oldPassword')]);
  type({ newPassword: 'tide2026', confirmNewPassword: 'tide2026' });
  expect(await change.submit()).toBe(change.form.field('oldPassword'));
  expect([
    change.oldNeeded,
    change.form.field('oldPassword').refusal,
    change.form.field('newPassword').value,
  ]).toEqual([true, 'oldPassword is wrong.', 'tide2026']);
});

it('keeps what was typed through any other failure, and says it', async () => {
  const { change, type } = setUp([fail('upstream_timeout')]);
  type({ newPassword: 'tide2026', confirmNewPassword: 'tide2026' });
  expect([
    await change.submit(),
    change.error?.code,
    change.form.field('newPassword').value,
  ]).toEqual([false, 'upstream_timeout', 'tide2026']);
});
