// @vitest-environment jsdom
import { act, fireEvent, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { mountNode, type MountOptions } from '../../testing/mountNode.tsx';

/** Mounts a page with a confirm dialog; `answers` collects its results. */
async function mountQuestion(dialog?: {
  widthPx: number;
  confirmKeyCode: number;
  closeKeyCode: number;
}) {
  const options: MountOptions = dialog ? { site: { dialog } } : {};
  const page = await mountNode({ use: 'ThemeToggle' }, options);
  const answers: boolean[] = [];
  act(
    () =>
      void page.root.dialogs
        .ask({
          title: 'logout.title',
          body: { key: 'logout.question' },
          confirm: 'account.logout',
          cancel: 'dialog.cancel',
        })
        .then((answer) => answers.push(answer)),
  );
  const element = await page.findByRole('alertdialog', { name: page.t('logout.title') });
  const press = (keyCode: number): boolean => fireEvent.keyDown(element, { keyCode });
  const outcome = async (): Promise<boolean | undefined> => {
    await waitFor(() => expect(page.queryByRole('alertdialog')).toBeNull());
    return answers[0];
  };
  return { ...page, answers, element, press, outcome };
}

it('[CONF-08] [MODL-02] is 400 px wide, and key 13 confirms', async () => {
  const dialog = await mountQuestion();
  expect(dialog.element.style.getPropertyValue('--dialog-width')).toBe('400px');

  dialog.press(89);
  expect(dialog.answers).toEqual([]);
  dialog.press(13);

  expect(await dialog.outcome()).toBe(true);
});

it('[CONF-08] [MODL-02] closes with key 27, which the browser turns into a cancel event', async () => {
  const dialog = await mountQuestion();

  // Browsers turn the Escape key into this event.
  fireEvent(dialog.element, new Event('cancel', { cancelable: true }));

  expect(await dialog.outcome()).toBe(false);
});

it.each([
  [89, true],
  [81, false],
])(
  '[CONF-08] [MODL-02] uses the brand’s width and keys: key %i answers %s',
  async (keyCode, answer) => {
    const dialog = await mountQuestion({ widthPx: 333, confirmKeyCode: 89, closeKeyCode: 81 });
    expect(dialog.element.style.getPropertyValue('--dialog-width')).toBe('333px');

    dialog.press(13);
    // The default is prevented, because the browser would close the dialog.
    expect(dialog.press(27)).toBe(false);
    expect(dialog.answers).toEqual([]);
    dialog.press(keyCode);

    expect(await dialog.outcome()).toBe(answer);
  },
);

it('[MODL-02] labels its buttons by their action and focuses the confirm button', async () => {
  const dialog = await mountQuestion();
  expect(document.activeElement).toBe(
    dialog.getByRole('button', { name: dialog.t('account.logout') }),
  );

  await dialog.user.click(dialog.getByRole('button', { name: dialog.t('dialog.cancel') }));

  expect(await dialog.outcome()).toBe(false);
});
