import { expect, it } from 'vitest';
import { LoginDraftStore } from './LoginDraftStore.ts';
import { LoginStore } from './LoginStore.ts';
import { exampleBootstrap } from '../testing/exampleBootstrap.ts';
import { exampleRoot } from '../testing/exampleRoot.ts';
import { fakeApi } from '../testing/fakeApi.ts';

it('restores username, number and method of a closed login, but no password or code', () => {
  const root = exampleRoot({
    api: fakeApi(),
    bootstrap: exampleBootstrap({ flags: { phoneLogin: true, MOBILEVERCODELOGIN3: true } }),
  });
  const drafts = root.get(LoginDraftStore);
  const openForm = (): LoginStore => drafts.restore(root.create((deps) => new LoginStore(deps)));
  const values = ({ form }: LoginStore) => [...form.fields.values()].map(({ value }) => value);
  const first = openForm();
  expect(values(first)).toEqual(['', '', '', '', '']);
  first.choose('sms');
  for (const field of first.form.fields.values()) field.change('typed');
  drafts.keep(first);
  const second = openForm();
  expect(values(second)).toEqual(['typed', '', 'typed', '', '']);
  expect(second.method).toBe('sms');
  drafts.clear();
  expect(values(openForm())).toEqual(['', '', '', '', '']);
});
