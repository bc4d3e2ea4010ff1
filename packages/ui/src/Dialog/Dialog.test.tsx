// @vitest-environment jsdom
import { act, useState } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { Button } from '../Button/Button.tsx';
import { Field } from '../Field/Field.tsx';
import { fakeDialog } from '../testing/fakeDialog.ts';
import { click, mount, press } from '../testing/mount.tsx';
import { Dialog, type DialogProps } from './Dialog.tsx';

beforeEach(fakeDialog);

function Opener(props: Partial<DialogProps>) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title="Limit"
        closeLabel="Close"
        actions={<Button onClick={() => setOpen(false)}>Save</Button>}
        {...props}
      >
        <Field label="Amount" value="5" onChange={() => undefined} />
        <textarea />
      </Dialog>
    </>
  );
}

const dialogOf = (container: HTMLElement): HTMLDialogElement => {
  const dialog = container.querySelector('dialog');
  if (!dialog) throw new Error('no dialog');
  return dialog;
};
const cancel = async (container: HTMLElement): Promise<boolean> => {
  let isDefaultAllowed = true;
  await act(() => {
    isDefaultAllowed = dialogOf(container).dispatchEvent(new Event('cancel', { cancelable: true }));
  });
  return isDefaultAllowed;
};

it('opens modally with its title, takes the focus and returns it', async () => {
  const { container, role } = await mount(<Opener />);
  role('button', 'Open').focus();
  await click(role('button', 'Open'));
  const dialog = dialogOf(container);
  expect(dialog.open).toBe(true);
  expect(document.activeElement).toBe(dialog);
  expect(document.getElementById(dialog.getAttribute('aria-labelledby') ?? '')?.textContent).toBe(
    'Limit',
  );

  await click(role('button', 'Close'));
  expect(dialog.open).toBe(false);
  expect(document.activeElement).toBe(role('button', 'Open'));
});

it('closes on Escape, unless it is not closable', async () => {
  const { container, role } = await mount(<Opener />);
  await click(role('button', 'Open'));
  await cancel(container);
  expect(dialogOf(container).open).toBe(false);

  const notClosable = await mount(<Opener closable={false} />);
  await click(notClosable.role('button', 'Open'));
  expect(await cancel(notClosable.container)).toBe(false);
  expect(dialogOf(notClosable.container).open).toBe(true);
  expect(notClosable.container.querySelector('[aria-label="Close"]')).toBeNull();
});

it('reopens if the browser closes it although it is not closable', async () => {
  const { container, role } = await mount(<Opener closable={false} />);
  await click(role('button', 'Open'));
  await act(async () => dialogOf(container).close());
  expect(dialogOf(container).open).toBe(true);
});

it('runs its default action on Enter, unless a control handles the key', async () => {
  const onDefaultAction = vi.fn();
  const { container, role } = await mount(<Opener onDefaultAction={onDefaultAction} />);
  await click(role('button', 'Open'));
  await press('Enter');
  await press('Enter', role('textbox'));
  expect(onDefaultAction).toHaveBeenCalledTimes(2);
  await press('Enter', role('button', 'Save'));
  await press('Enter', container.querySelector('textarea') ?? container);
  await press('a');
  expect(onDefaultAction).toHaveBeenCalledTimes(2);
});

it('uses the configured keys and width instead of Enter, Escape and 400 px', async () => {
  const onDefaultAction = vi.fn();
  const { container, role } = await mount(
    <Opener
      onDefaultAction={onDefaultAction}
      confirmKeyCode={89}
      closeKeyCode={81}
      widthPx={333}
    />,
  );
  await click(role('button', 'Open'));
  expect(dialogOf(container).style.getPropertyValue('--dialog-width')).toBe('333px');
  await press('Enter');
  expect(onDefaultAction).not.toHaveBeenCalled();
  await press('y');
  expect(onDefaultAction).toHaveBeenCalledTimes(1);
  // Escape is prevented, because the browser would close the dialog; typing is not.
  expect([await press('Escape'), await press('q', role('textbox'))]).toEqual([false, true]);
  expect(dialogOf(container).open).toBe(true);
  await press('q');
  expect(dialogOf(container).open).toBe(false);
});

it('closes on a press on the backdrop only if that is allowed', async () => {
  const down = (container: HTMLElement) =>
    act(() => {
      dialogOf(container).dispatchEvent(new MouseEvent('mousedown', { bubbles: true }));
    });
  const strict = await mount(<Opener />);
  await click(strict.role('button', 'Open'));
  await down(strict.container);
  expect(dialogOf(strict.container).open).toBe(true);

  const loose = await mount(<Opener closeOnBackdrop />);
  await click(loose.role('button', 'Open'));
  await act(() => {
    loose.container
      .querySelector('h2')
      ?.dispatchEvent(new MouseEvent('mousedown', { bubbles: true }));
  });
  expect(dialogOf(loose.container).open).toBe(true);
  await down(loose.container);
  expect(dialogOf(loose.container).open).toBe(false);
});

it('returns the focus if it is unmounted while open', async () => {
  const outside = document.createElement('button');
  const onClose = vi.fn();
  const mounted = await mount(<p>page</p>);
  document.body.append(outside);
  outside.focus();
  await mounted.render(
    <Dialog open onClose={onClose} title="Limit" closeLabel="Close">
      text
    </Dialog>,
  );
  expect(document.activeElement).toBe(mounted.container.querySelector('dialog'));
  await mounted.render(<p>page</p>);
  expect(document.activeElement).toBe(outside);
  expect(onClose).not.toHaveBeenCalled();
});
