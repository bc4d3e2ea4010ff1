import { expect, it } from 'vitest';
import { exampleRoot } from '../testing/exampleRoot.ts';
import { fakeApi, reply, type Answer } from '../testing/fakeApi.ts';
import { memoryStorage } from '../testing/memoryStorage.ts';
import { ValidatorsStore } from './ValidatorsStore.ts';

const rule = { field: 'username', enabled: true, required: true, minLength: 2 };

function setUp(answers: readonly Answer[], sessionStorage = memoryStorage()) {
  const api = fakeApi({ getSetRegister: [...answers] });
  return {
    api,
    validators: exampleRoot({ api, sessionStorage }).create((deps) => new ValidatorsStore(deps)),
  };
}

it('[REGI-02] returns the rule of a field, and none of an unknown field or before they load', async () => {
  const { validators } = setUp([reply({ validators: [rule] })]);
  expect(validators.of('username')).toBeUndefined();
  await validators.rules.load({});
  expect([validators.of('username'), validators.of('email')]).toEqual([rule, undefined]);
});

it('[CALL-06] requests the validators once per session', async () => {
  const storage = memoryStorage();
  await setUp([reply({ validators: [rule] })], storage).validators.rules.load({});

  const { api, validators } = setUp([], storage);
  await validators.rules.load({});

  expect([validators.of('username'), api.calls]).toEqual([rule, []]);
});
