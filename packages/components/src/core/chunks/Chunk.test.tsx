// @vitest-environment jsdom
import { act, type ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { prerender } from 'react-dom/static.browser';
import { expect, it, vi } from 'vitest';
import { startLazyChunks } from './loadChunk.ts';
import { Chunk } from './Chunk.tsx';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

function Field({ name }: { name: string }): ReactNode {
  return <input name={name} />;
}

/**
 * A page whose field comes late: as a server makes it, and as a browser with a chunk that has not
 * come takes it over.
 */
async function takeOver(): Promise<{
  container: HTMLElement;
  show: (count: number, name?: string) => void;
  arrive: () => Promise<void>;
}> {
  startLazyChunks();
  const { promise: chunk, resolve } = Promise.withResolvers<{ Field: typeof Field }>();
  const load = vi.fn(() => Promise.resolve({ Field }));
  const there = new Chunk('there', load);
  await there.load();
  const [Served, Waiting] = [there, new Chunk('late', () => chunk)].map((family) =>
    family.lazy((module) => module.Field),
  );
  if (!Served || !Waiting) throw new Error('Two families make two components.');
  const container = document.createElement('div');
  const { prelude } = await prerender(
    <>
      <p>0</p>
      <Served name="search" />
    </>,
  );
  container.innerHTML = await new Response(prelude).text();
  const page = (count: number, name = 'search'): ReactNode => (
    <>
      <p>{count}</p>
      <Waiting name={name} />
    </>
  );
  const root = await act(() => hydrateRoot(container, page(0)));
  return {
    container,
    show: (count, name) => act(() => root.render(page(count, name))),
    arrive: () =>
      act(async () => {
        resolve({ Field });
        await chunk;
      }),
  };
}

it('keeps the server’s field, and what was typed in it, while the page around it changes before its chunk has come', async () => {
  const { container, show, arrive } = await takeOver();
  const field = container.querySelector('input');
  if (field) field.value = 'typed';

  show(1);
  expect(container.textContent).toBe('1');
  expect(container.querySelector('input')).toBe(field);

  await arrive();
  expect(container.querySelector('input')).toBe(field);
  expect(field?.value).toBe('typed');
});

it('keeps them, too, where what it is given changes meanwhile, and takes that over once the chunk has come', async () => {
  const { container, show, arrive } = await takeOver();
  const field = container.querySelector('input');
  if (field) field.value = 'typed';

  show(1, 'find');
  expect(container.querySelector('input')).toBe(field);
  show(2, 'look');
  expect(container.textContent).toBe('2');

  await arrive();
  expect(container.querySelector('input')).toBe(field);
  expect(field?.name).toBe('look');
  expect(field?.value).toBe('typed');
  show(3, 'seek');
  expect(field?.name).toBe('seek');
});

it('shows what is there at once, also where somebody else loaded it while its own wait went on', async () => {
  const never = new Promise<{ Field: typeof Field }>(() => undefined);
  const family = new Chunk(
    'field',
    vi
      .fn<() => Promise<{ Field: typeof Field }>>()
      .mockReturnValueOnce(never)
      .mockResolvedValue({ Field }),
  );
  const Late = family.lazy((module) => module.Field);
  const container = document.createElement('div');
  const root = createRoot(container);
  await act(async () => root.render(<Late name="search" />));
  expect(container.querySelector('input')).toBeNull();
  act(() => root.render(null));
  await family.load();

  act(() => root.render(<Late name="search" />));
  expect(container.querySelector('input')).not.toBeNull();
});
