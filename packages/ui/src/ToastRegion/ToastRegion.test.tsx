// @vitest-environment jsdom
import { stubMembers } from '@livery/testing/stubMembers';
import { act, useState, type ReactNode } from 'react';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { Dialog } from '../Dialog/Dialog.tsx';
import { openDialogs } from '../openDialogs.ts';
import { fakeDialog } from '../testing/fakeDialog.ts';
import { click, mount, press } from '../testing/mount.tsx';
import { ToastRegion, type Toast } from './ToastRegion.tsx';

/** Records each time that the region is shown above what was in the top layer before. */
const raised: Element[] = [];

beforeEach(() => {
  fakeDialog();
  raised.length = 0;
  // jsdom has neither popovers nor their pseudo-class.
  const open = new WeakSet<Element>();
  const matches = HTMLElement.prototype.matches;
  stubMembers(HTMLElement.prototype, {
    showPopover() {
      open.add(this);
      raised.push(this);
      // jsdom hides all popovers, and focuses nothing that is hidden.
      this.style.display = 'grid';
    },
    hidePopover() {
      open.delete(this);
    },
    matches(selector: string) {
      return selector === ':popover-open' ? open.has(this) : matches.call(this, selector);
    },
  });
});

const retry = vi.fn();
const failed: Toast = {
  id: 'chunk',
  text: 'Loading failed',
  tone: 'negative',
  action: { label: 'Try again', onClick: retry },
};
const onDefaultAction = vi.fn();
const onClose = vi.fn();

function Page({
  dialogs,
  toasts = [failed],
  dialogsFirst = false,
  nested,
}: {
  dialogs: readonly string[];
  toasts?: readonly Toast[];
  /** Whether the dialogs come before the region in the tree, as the centre does. */
  dialogsFirst?: boolean;
  nested?: ReactNode;
}) {
  const shown = ['lower', 'upper'].map((title) => (
    <Dialog
      key={title}
      open={dialogs.includes(title)}
      title={title}
      closeLabel="Close dialog"
      closeOnBackdrop
      onClose={onClose}
      onDefaultAction={onDefaultAction}
    >
      {nested}
    </Dialog>
  ));
  return (
    <>
      {dialogsFirst && shown}
      <main>
        <ToastRegion
          label="Notices"
          closeLabel="Close notice"
          toasts={toasts}
          onDismiss={() => undefined}
        />
      </main>
      {!dialogsFirst && shown}
    </>
  );
}

/** Returns the only live region. */
function region(): HTMLElement {
  const found = document.querySelectorAll<HTMLElement>('[aria-live][popover]');
  expect(found.length).toBe(1);
  const [only] = found;
  if (!only) throw new Error('no region');
  return only;
}
const place = (): string | null | undefined =>
  region().closest('dialog, main')?.querySelector('h2')?.textContent ??
  region().closest('dialog, main')?.tagName;
const frame = () => act(() => new Promise((resolve) => requestAnimationFrame(resolve)));

it.each([true, false])(
  'is in the topmost open dialog, else at its own place (dialogs first: %s)',
  async (dialogsFirst) => {
    const { render } = await mount(<Page {...{ dialogsFirst }} dialogs={[]} />);
    const places: unknown[] = [place()];
    for (const dialogs of [
      ['lower'],
      ['lower', 'upper'],
      // The lower one closes under the upper one.
      ['upper'],
      [],
      // Opened in one commit, the last to be shown is on top.
      ['lower', 'upper'],
      ['lower'],
      [],
    ]) {
      await render(<Page {...{ dialogsFirst }} dialogs={dialogs} />);
      places.push(place());
    }
    expect(places).toEqual(['MAIN', 'lower', 'upper', 'upper', 'MAIN', 'upper', 'lower', 'MAIN']);
    expect(openDialogs.top()).toBeUndefined();
  },
);

it('is in a dialog that was open before it, and leaves one that is unmounted', async () => {
  const { render } = await mount(<Page dialogsFirst dialogs={['lower']} />);
  expect(place()).toBe('lower');
  await render(
    <main>
      <ToastRegion label="Notices" closeLabel="Close" toasts={[]} onDismiss={() => undefined} />
    </main>,
  );
  expect(place()).toBe('MAIN');
});

it('is above each dialog, one that is shown again and an element in full screen', async () => {
  const { render, unmount } = await mount(<Page dialogs={[]} />);
  const raises = (): number => raised.splice(0).filter((element) => element === region()).length;
  expect(raises()).toBeGreaterThan(0);
  await render(<Page dialogs={['lower']} />);
  expect(raises()).toBeGreaterThan(0);
  document.dispatchEvent(new Event('fullscreenchange'));
  expect(raises()).toBeGreaterThan(0);

  await unmount();
  await mount(
    <>
      <Dialog open closable={false} title="lower" closeLabel="x" onClose={onClose}>
        text
      </Dialog>
      <ToastRegion label="Notices" closeLabel="Close" toasts={[]} onDismiss={() => undefined} />
    </>,
  );
  raises();
  await act(async () => document.querySelector('dialog')?.close());
  expect([raises() > 0, place()]).toEqual([true, 'lower']);
});

it('is in the element in full screen, unless that shows its own content or a dialog is above it', async () => {
  const { container, render } = await mount(<Page dialogs={[]} />);
  const stage = document.createElement('div');
  const game = document.createElement('iframe');
  container.append(stage, game);
  onTestFinished(() => void Reflect.deleteProperty(document, 'fullscreenElement'));
  const fill = async (element: Element | null): Promise<Element | null> => {
    Object.defineProperty(document, 'fullscreenElement', { value: element, configurable: true });
    await act(async () => document.dispatchEvent(new Event('fullscreenchange')));
    return region().parentElement?.parentElement ?? null;
  };
  const home = region().parentElement?.parentElement;
  await frame();
  expect(await fill(game)).toBe(home);
  expect(await fill(stage)).toBe(stage);
  expect(region().firstElementChild?.hasAttribute('role')).toBe(false);
  await render(<Page dialogs={['lower']} />);
  expect(place()).toBe('lower');
  await render(<Page dialogs={[]} />);
  expect(stage.contains(region())).toBe(true);
  expect(await fill(null)).toBe(home);
});

it('adds a message to the region that the dialog has already', async () => {
  const { render } = await mount(<Page dialogs={['lower']} toasts={[]} />);
  const before = region();
  const added: Node[] = [];
  const observer = new MutationObserver((records) =>
    added.push(...records.flatMap(({ addedNodes }) => [...addedNodes])),
  );
  observer.observe(document.body, { childList: true, subtree: true });
  await render(<Page dialogs={['lower']} />);
  await frame();
  observer.disconnect();
  expect(region()).toBe(before);
  expect(added).toEqual([before.firstElementChild]);
  expect(before.firstElementChild?.getAttribute('role')).toBe('alert');
});

it('moves with its messages, and announces none of them again', async () => {
  const { render } = await mount(<Page dialogs={[]} />);
  const message = region().firstElementChild;
  expect(message?.getAttribute('role')).toBe('alert');
  await frame();
  await render(<Page dialogs={['lower']} />);
  expect(region().firstElementChild).toBe(message);
  expect(message?.hasAttribute('role')).toBe(false);

  await render(<Page dialogs={['lower']} toasts={[{ ...failed, text: 'Failed again' }]} />);
  expect(region().firstElementChild).not.toBe(message);
  expect(region().firstElementChild?.getAttribute('role')).toBe('alert');
});

it('announces an alert that appears together with a dialog', async () => {
  const { render } = await mount(<Page dialogs={[]} toasts={[]} />);
  await render(<Page dialogs={['lower']} />);
  expect(region().firstElementChild?.getAttribute('role')).toBe('alert');
});

it('keeps the focus when a dialog opens and closes', async () => {
  const { role, render } = await mount(<Page dialogs={[]} />);
  const button = role('button', 'Try again');
  button.focus();
  for (const dialogs of [['lower'], ['lower', 'upper'], ['lower'], []]) {
    await render(<Page dialogs={dialogs} />);
    expect([dialogs, document.activeElement === button]).toEqual([dialogs, true]);
  }
});

it('keeps the focus that it got in a dialog when that closes', async () => {
  const { container, role, render } = await mount(<Page dialogs={[]} />);
  const opener = document.createElement('button');
  container.append(opener);
  opener.focus();
  await render(<Page dialogs={['lower']} />);
  const button = role('button', 'Try again');
  button.focus();
  await render(<Page dialogs={[]} />);
  expect([place(), document.activeElement === button]).toEqual(['MAIN', true]);
});

it('leaves the focus of the dialog alone otherwise', async () => {
  function Opener() {
    const [open, setOpen] = useState(false);
    return (
      <>
        <button type="button" onClick={() => setOpen(true)}>
          Open
        </button>
        <Page dialogs={open ? ['lower'] : []} nested={<i data-autofocus tabIndex={-1} />} />
        <button type="button" onClick={() => setOpen(false)}>
          Save
        </button>
      </>
    );
  }
  const { container, role } = await mount(<Opener />);
  role('button', 'Open').focus();
  await click(role('button', 'Open'));
  expect(document.activeElement).toBe(container.querySelector('dialog [data-autofocus]'));
  await click(role('button', 'Save'));
  expect(document.activeElement).toBe(role('button', 'Open'));
});

it('neither confirms nor closes the dialog with a press or Enter on a message', async () => {
  const { role } = await mount(<Page dialogs={['lower']} />);
  for (const target of [role('button', 'Try again'), region()]) {
    await press('Enter', target);
    await act(() => {
      target.dispatchEvent(new MouseEvent('mousedown', { bubbles: true }));
    });
  }
  await click(role('button', 'Try again'));
  expect([retry, onDefaultAction, onClose].map(({ mock }) => mock.calls.length)).toEqual([1, 0, 0]);
});
