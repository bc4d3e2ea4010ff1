import { expect, it } from 'vitest';
import { LoginDraftStore } from './LoginDraftStore.ts';
import { LoginStore } from './LoginStore.ts';
import { exampleBootstrap } from '../testing/exampleBootstrap.ts';
import { exampleRoot } from '../testing/exampleRoot.ts';
import { fakeApi } from '../testing/fakeApi.ts';

it('keeps name, number and way of a login that was closed, never the password or the code', () => {
  const root = exampleRoot({
    api: fakeApi(),
    bootstrap: exampleBootstrap({ flags: { MOBILEVERCODELOGIN3: true } }),
  });
  const drafts = root.get(LoginDraftStore);
  const made = (): LoginStore => drafts.restore(root.create((deps) => new LoginStore(deps)));
  const values = ({ form }: LoginStore) => [...form.fields.values()].map(({ value }) => value);
  const first = made();
  expect(values(first)).toEqual(['', '', '', '', '']);
  first.choose('sms');
  for (const field of first.form.fields.values()) field.change('typed');
  drafts.keep(first);
  const second = made();
  expect(values(second)).toEqual(['typed', '', 'typed', '', '']);
  expect(second.method).toBe('sms');
  drafts.clear();
  expect(values(made())).toEqual(['', '', '', '', '']);
});
