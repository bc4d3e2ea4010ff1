import { expect, it } from 'vitest';
import { DialogStore } from './DialogStore.ts';

const request = (sentence: string) => ({ title: 'dialog.ok', body: { sentence } }) as const;

it('shows one dialog at a time, in the order of the requests, and resolves each', async () => {
  const dialogs = new DialogStore();
  const answers = [dialogs.ask(request('first')), dialogs.ask(request('second'))];
  const first = dialogs.current;
  expect(first?.body).toEqual({ sentence: 'first' });
  dialogs.close(true);
  expect(dialogs.current?.body).toEqual({ sentence: 'second' });
  expect(dialogs.current?.id).not.toBe(first?.id);
  dialogs.close(false);
  expect(dialogs.current).toBeUndefined();
  expect(await Promise.all(answers)).toEqual([true, false]);
});

it('does nothing on close without a dialog', () => {
  const dialogs = new DialogStore();
  dialogs.close(true);
  expect(dialogs.current).toBeUndefined();
});

it('cancels the dialog of an aborted request, shown or waiting, and no other', async () => {
  const dialogs = new DialogStore();
  const [shown, waiting] = [new AbortController(), new AbortController()];
  const answers = [
    dialogs.ask(request('first'), shown.signal),
    dialogs.ask(request('second')),
    dialogs.ask(request('third'), waiting.signal),
  ];
  waiting.abort();
  expect(dialogs.current?.body).toEqual({ sentence: 'first' });
  shown.abort();
  expect(dialogs.current?.body).toEqual({ sentence: 'second' });
  dialogs.close(true);
  shown.abort();
  expect(dialogs.current).toBeUndefined();
  expect(await Promise.all(answers)).toEqual([false, true, false]);
});
