// @vitest-environment jsdom
import { ApiError, FormStore } from '@livery/stores';
import { act, cleanup, fireEvent, render, within } from '@testing-library/react';
import { observer } from 'mobx-react-lite';
import { afterEach, expect, it, vi } from 'vitest';
import { useCallForm } from './useCallForm.ts';

const page = within(document.body);

afterEach(cleanup);

/** Shows a form with one field, which sends when the test says so. */
function mount({ isConfirmed = true } = {}) {
  const form = new FormStore({ amount: { initial: '5', rules: [] } });
  const { promise, ...outcome } = Promise.withResolvers<void>();
  const send = vi.fn(() => promise);
  const Form = observer(function Form() {
    const { formProps, error, isSent } = useCallForm(form, {
      isBusy: false,
      isConfirmed: () => Promise.resolve(isConfirmed),
      send,
    });
    return (
      <form {...formProps} aria-label="deposit">
        <input name="amount" />
        <p role="status">{isSent ? 'sent' : (error?.code ?? 'open')}</p>
      </form>
    );
  });
  render(<Form />);
  const submit = (): void => void fireEvent.submit(page.getByRole('form'));
  return { form, send, outcome, submit, state: () => page.getByRole('status').textContent };
}

it('sends once although it is submitted twice at once, and is sent only with the reply', async () => {
  const { send, outcome, submit, state } = mount();

  await act(async () => {
    submit();
    submit();
  });
  expect([send.mock.calls.length, state()]).toEqual([1, 'open']);
  await act(async () => outcome.resolve());

  expect(state()).toBe('sent');
});

it('shows a refusal at its field, which receives the focus', async () => {
  const { form, outcome, submit, state } = mount();
  const refusal = { fields: [{ field: 'amount', message: 'Too much' }] };
  await act(async () => submit());

  await act(async () =>
    outcome.reject(
      new ApiError({ code: 'operator_refused', call: 'createDeposit', value: refusal }),
    ),
  );

  expect([state(), form.field('amount').refusal]).toEqual(['operator_refused', 'Too much']);
  expect(document.activeElement).toBe(page.getByRole('textbox'));
});

it('sends nothing that the member does not confirm', async () => {
  const { send, submit, state } = mount({ isConfirmed: false });

  await act(async () => submit());

  expect([send.mock.calls.length, state()]).toEqual([0, 'open']);
});
