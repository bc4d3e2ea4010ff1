// @vitest-environment jsdom
import { fail, later, reply, type Answer } from '@livery/stores/testing/fakeApi';
import type { ModalProps } from '@livery/model';
import { act, fireEvent, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { mountNode } from '../../testing/mountNode.tsx';

/** Password rule of the sandbox. */
const rules = reply({
  validators: [
    {
      field: 'password',
      enabled: true,
      required: true,
      minLength: 7,
      maxLength: 20,
      acceptedPattern: '^(?=.*[a-z])(?=.*[0-9])[a-z0-9]+$',
      patternId: 'lettersAndDigits',
    },
  ],
});

/** Mounts the modal over a page; `addresses` collects the navigations. */
async function mountModal({
  changePassword = [],
  ...props
}: Partial<ModalProps['changePassModal']> & { changePassword?: readonly Answer[] } = {}) {
  const addresses: string[] = [];
  const page = await mountNode(
    { use: 'ThemeToggle' },
    {
      answers: { getSetRegister: [rules], changePassword },
      ports: {
        navigation: {
          go: (address) => void addresses.push(address),
          load: () => undefined,
          prepare: () => Promise.resolve(true),
        },
      },
    },
  );
  await act(() =>
    page.root.modals.show('changePassModal', { mustChange: true, passwordKept: true, ...props }),
  );
  const dialog = await page.findByRole('dialog', { name: page.t('password.title') });
  const { field, t, user } = page;
  const type = (
    key: 'password.old' | 'password.new' | 'register.confirmPassword',
    value: string,
  ): void => void fireEvent.change(field(key), { target: { value } });
  return {
    ...page,
    dialog,
    addresses,
    labels: () =>
      [...dialog.querySelectorAll('label')].map(({ textContent }) =>
        textContent.replace(/\s*\*$/, ''),
      ),
    type,
    choose: (password: string, confirmation = password): void => {
      type('password.new', password);
      type('register.confirmPassword', confirmation);
    },
    submit: () => user.click(within(dialog).getByRole('button', { name: t('password.submit') })),
    requests: () =>
      page.api.calls.filter(({ name }) => name === 'changePassword').map(({ request }) => request),
  };
}

it('[LOGN-08] [MODL-04] [PASS-06] keeps a mandatory change open until it is done, without asking for the password of the login', async () => {
  const modal = await mountModal({ changePassword: [reply(null)] });
  expect(modal.labels()).toEqual([modal.t('password.new'), modal.t('register.confirmPassword')]);
  expect(within(modal.dialog).getByText(modal.t('password.must'))).toBeTruthy();
  expect(within(modal.dialog).queryByRole('button', { name: modal.t('dialog.close') })).toBeNull();

  // Browsers turn the Escape key into this event.
  fireEvent(modal.dialog, new Event('cancel', { cancelable: true }));
  expect(await modal.root.modals.hide('changePassModal')).toBe(false);
  modal.choose('tide2026');
  await modal.submit();

  const done = await modal.findByRole('alertdialog');
  expect(within(done).getByText(modal.t('password.changed'))).toBeTruthy();
  expect(modal.queryByRole('dialog', { name: modal.t('password.title') })).toBeNull();
  expect(modal.requests()).toEqual([{ newPassword: 'tide2026', confirmNewPassword: 'tide2026' }]);
  expect(modal.addresses).toEqual([]);
  await modal.user.click(within(done).getByRole('button', { name: modal.t('dialog.ok') }));
  await waitFor(() => expect(modal.addresses).toEqual(['/']));
});

it('[LOGN-08] shows no error before something was typed or sent, wherever the focus goes', async () => {
  const modal = await mountModal();
  const message = modal.t('form.required');

  act(() => modal.field('password.new').focus());
  act(() => modal.field('password.new').blur());
  expect(modal.queryByText(message)).toBeNull();

  await modal.submit();
  expect(modal.getAllByText(message).length).toBeGreaterThan(0);
});

it('[LOGN-08] [PASS-06] asks for the old password too if that of the login is no longer stored', async () => {
  const modal = await mountModal({ passwordKept: false, changePassword: [reply(null)] });
  expect(modal.labels()).toEqual([
    modal.t('password.old'),
    modal.t('password.new'),
    modal.t('register.confirmPassword'),
  ]);
  modal.choose('tide2026');

  await modal.submit();
  expect(modal.descriptionOf(modal.field('password.old'))).toBe(modal.t('login.passwordRequired'));
  expect(modal.requests()).toEqual([]);

  modal.type('password.old', 'Expired123');
  await modal.submit();
  expect(await modal.findByText(modal.t('password.changed'))).toBeTruthy();
  expect(modal.requests()).toEqual([
    { newPassword: 'tide2026', confirmNewPassword: 'tide2026', oldPassword: 'Expired123' },
  ]);
});

it('[LOGN-08] closes an optional change and continues to the page after login', async () => {
  const modal = await mountModal({ mustChange: false, leadsTo: '/games/rng' });
  expect(within(modal.dialog).queryByText(modal.t('password.must'))).toBeNull();

  await modal.user.click(
    within(modal.dialog).getByRole('button', { name: modal.t('dialog.close') }),
  );

  await waitFor(() => expect(modal.queryByRole('dialog')).toBeNull());
  expect([modal.addresses, modal.requests()]).toEqual([['/games/rng'], []]);
});

it('[MODL-04] [PASS-06] keeps the page open after a change of the member’s own will, and after closing it', async () => {
  const modal = await mountModal({
    mustChange: false,
    passwordKept: false,
    changePassword: [reply(null)],
  });
  modal.type('password.old', 'Before123');
  modal.choose('tide2026');

  await modal.submit();

  const done = await modal.findByRole('alertdialog');
  await modal.user.click(within(done).getByRole('button', { name: modal.t('dialog.ok') }));
  await waitFor(() => expect(modal.queryByRole('alertdialog')).toBeNull());
  expect([modal.addresses, modal.requests().length]).toEqual([[], 1]);
});

describe('[PASS-06] [ERRS-10] shows an error at its field, focuses it, and sends nothing', () => {
  it.each([
    ['no password', '', 'form.required'],
    ['a password that is too short', 'short1', 'register.pattern.lettersAndDigits'],
    ['a password without a digit', 'lettersonly', 'register.pattern.lettersAndDigits'],
    ['a password without a letter', '12345678', 'register.pattern.lettersAndDigits'],
    ['a password that is too long', 'a1'.repeat(11), 'register.pattern.lettersAndDigits'],
  ] as const)('for %s', async (_case, password, message) => {
    const modal = await mountModal();
    modal.choose(password);

    await modal.submit();

    const field = modal.field('password.new');
    await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
    // The hint follows the error.
    expect(modal.descriptionOf(field)).toBe(
      `${modal.t(message, { length: '7 - 20' })} ${modal.t('register.passwordHint', { over: 6 })}`,
    );
    expect([document.activeElement, modal.requests()]).toEqual([field, []]);
  });

  it('for a confirmation that differs', async () => {
    const modal = await mountModal();
    modal.choose('tide2026', 'tide2027');

    await modal.submit();

    const field = modal.field('register.confirmPassword');
    await waitFor(() => expect(modal.descriptionOf(field)).toBe(modal.t('password.confirmWrong')));
    expect([document.activeElement, modal.requests()]).toEqual([field, []]);
  });
});

it('sends one change at a time', async () => {
  const answer = later();
  const modal = await mountModal({ changePassword: [answer.answer] });
  modal.choose('tide2026');

  await modal.submit();
  await waitFor(() =>
    expect(
      within(modal.dialog)
        .getByRole('button', { name: modal.t('password.submit') })
        .getAttribute('aria-busy'),
    ).toBe('true'),
  );
  fireEvent.submit(within(modal.dialog).getByRole('form'));
  answer.arrive(reply(null));

  expect(await modal.findByText(modal.t('password.changed'))).toBeTruthy();
  expect(modal.requests()).toHaveLength(1);
});

it('[PASS-06] keeps the modal open and shows the error if the change fails', async () => {
  const modal = await mountModal({ changePassword: [fail('upstream_failed')] });
  modal.choose('tide2026');

  await modal.submit();

  await waitFor(() =>
    expect(within(modal.dialog).getByRole('alert').textContent).toBe(
      modal.t('error.upstream_failed'),
    ),
  );
  expect([modal.field('password.new').value, modal.addresses]).toEqual(['tide2026', []]);
});
