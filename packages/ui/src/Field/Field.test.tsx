// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { Select } from '../Select/Select.tsx';
import { click, mount } from '../testing/mount.tsx';
import { Field } from './Field.tsx';

const descriptionOf = (control: Element): string =>
  (control.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? `no ${id}`)
    .join('|');
const labelOf = (control: Element): string | null | undefined =>
  document.querySelector(`label[for="${control.id}"]`)?.textContent;
const noop = () => undefined;

it.each([
  ['Field', (extra: object) => <Field label="Name" value="" onChange={noop} {...extra} />],
  [
    'Select',
    (extra: object) => <Select label="Name" value="" onChange={noop} options={[]} {...extra} />,
  ],
  [
    'Checkbox',
    (extra: object) => <Checkbox label="Name" checked={false} onChange={noop} {...extra} />,
  ],
])('%s is connected to its label, and to hint and error if present', async (_, make) => {
  const { container, render } = await mount(make({}));
  const control = container.querySelector('input, select');
  if (!control) throw new Error('no control');
  expect(labelOf(control)).toBe('Name');
  expect(control.getAttribute('aria-invalid')).toBeNull();
  expect(control.getAttribute('aria-describedby')).toBeNull();

  await render(make({ hint: 'Six letters.', error: 'Too short.', required: true }));
  expect(descriptionOf(control)).toBe('Too short.|Six letters.');
  expect(control.getAttribute('aria-invalid')).toBe('true');
  expect(control.getAttribute('aria-required')).toBe('true');
  expect(labelOf(control)).toBe('Name*');
  expect(container.querySelector('[aria-live]')?.textContent).toBe('Too short.');

  await render(make({ hint: 'Six letters.' }));
  expect(descriptionOf(control)).toBe('Six letters.');
});

it('renders the live region of the error before there is one', async () => {
  const { container } = await mount(<Field label="Name" value="" onChange={noop} />);
  expect(container.querySelector('[aria-live="polite"]')?.textContent).toBe('');
});

it('shows and hides a password, and keeps the input', async () => {
  const { container, role } = await mount(
    <Field
      label="Password"
      type="password"
      value="secret"
      onChange={noop}
      reveal={{ show: 'Show', hide: 'Hide' }}
    />,
  );
  const input = container.querySelector('input');
  expect(input?.type).toBe('password');
  await click(role('button', 'Show'));
  expect(input?.type).toBe('text');
  expect(input?.value).toBe('secret');
  await click(role('button', 'Hide'));
  expect(input?.type).toBe('password');
});

it('reports what is typed', async () => {
  const onChange = vi.fn();
  const { container } = await mount(<Field label="Name" value="" onChange={onChange} />);
  const input = container.querySelector('input');
  if (!input) throw new Error('no input');
  // The prototype's setter, because React replaces that of the element.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, 'anna');
  input.dispatchEvent(new Event('input', { bubbles: true }));
  expect(onChange).toHaveBeenCalledWith('anna');
});
