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

/** Renders a page with a lazy field as on the server and hydrates it before its chunk is loaded. */
async function hydrateBeforeLoad(): Promise<{
  container: HTMLElement;
  render: (count: number, name?: string) => void;
  finishLoading: () => Promise<void>;
}> {
  startLazyChunks();
  const { promise: module, resolve } = Promise.withResolvers<{ Field: typeof Field }>();
  const loadedChunk = new Chunk('loaded', () => Promise.resolve({ Field }));
  await loadedChunk.load();
  const ServerField = loadedChunk.lazy((loaded) => loaded.Field);
  const LazyField = new Chunk('lazy', () => module).lazy((loaded) => loaded.Field);
  const container = document.createElement('div');
  const { prelude } = await prerender(
    <>
      <p>0</p>
      <ServerField name="search" />
    </>,
  );
  container.innerHTML = await new Response(prelude).text();
  const page = (count: number, name = 'search'): ReactNode => (
    <>
      <p>{count}</p>
      <LazyField name={name} />
    </>
  );
  const root = await act(() => hydrateRoot(container, page(0)));
  return {
    container,
    render: (count, name) => act(() => root.render(page(count, name))),
    finishLoading: () =>
      act(async () => {
        resolve({ Field });
        await module;
      }),
  };
}

it('keeps the server’s field and its input when the page around it renders before the chunk is loaded', async () => {
  const { container, render, finishLoading } = await hydrateBeforeLoad();
  const field = container.querySelector('input');
  if (field) field.value = 'typed';

  render(1);
  expect(container.textContent).toBe('1');
  expect(container.querySelector('input')).toBe(field);

  await finishLoading();
  expect(container.querySelector('input')).toBe(field);
  expect(field?.value).toBe('typed');
});

it('keeps field and input when the props change before the chunk is loaded, and applies the last props afterwards', async () => {
  const { container, render, finishLoading } = await hydrateBeforeLoad();
  const field = container.querySelector('input');
  if (field) field.value = 'typed';

  render(1, 'find');
  expect(container.querySelector('input')).toBe(field);
  render(2, 'look');
  expect(container.textContent).toBe('2');

  await finishLoading();
  expect(container.querySelector('input')).toBe(field);
  expect(field?.name).toBe('look');
  expect(field?.value).toBe('typed');
  render(3, 'seek');
  expect(field?.name).toBe('seek');
});

it('renders at once when the chunk was loaded elsewhere while its own load is pending', async () => {
  const pending = new Promise<{ Field: typeof Field }>(() => undefined);
  const chunk = new Chunk(
    'field',
    vi
      .fn<() => Promise<{ Field: typeof Field }>>()
      .mockReturnValueOnce(pending)
      .mockResolvedValue({ Field }),
  );
  const LazyField = chunk.lazy((module) => module.Field);
  const container = document.createElement('div');
  const root = createRoot(container);
  await act(async () => root.render(<LazyField name="search" />));
  expect(container.querySelector('input')).toBeNull();
  act(() => root.render(null));
  await chunk.load();

  act(() => root.render(<LazyField name="search" />));
  expect(container.querySelector('input')).not.toBeNull();
});
