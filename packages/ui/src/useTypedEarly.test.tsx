// @vitest-environment jsdom
import { useLayoutEffect, useState, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Field } from './Field/Field.tsx';
import { SearchField } from './SearchField/SearchField.tsx';
import { mount } from './testing/mount.tsx';
import { TextArea } from './TextArea/TextArea.tsx';

function Held({
  begin,
  children,
}: {
  begin: string;
  children: (value: string, onChange: (value: string) => void) => ReactNode;
}) {
  const [value, setValue] = useState(begin);
  return (
    <>
      {children(value, setValue)}
      <output>{value}</output>
    </>
  );
}

const fields = {
  Field: (value: string, onChange: (value: string) => void) => (
    <Field label="Name" {...{ value, onChange }} />
  ),
  SearchField: (value: string, onChange: (value: string) => void) => (
    <SearchField label="Name" clearLabel="Clear" {...{ value, onChange }} />
  ),
  TextArea: (value: string, onChange: (value: string) => void) => (
    <TextArea label="Name" {...{ value, onChange }} />
  ),
};

it.each(Object.entries(fields))(
  '%s takes over what was typed before it was alive',
  async (_, field) => {
    const node = <Held begin="">{field}</Held>;
    const { container } = await mount(node, renderToString(node), (served) => {
      const control = served.querySelector<HTMLInputElement | HTMLTextAreaElement>(
        'input, textarea',
      );
      if (!control) throw new Error('no control');
      expect(control.value).toBe('');
      control.value = 'typed early';
    });
    expect(container.querySelector('output')?.textContent).toBe('typed early');
    expect(container.querySelector<HTMLInputElement>('input, textarea')?.value).toBe('typed early');
  },
);

it('is heard before anybody can press what sends it: with the page itself, not after it', async () => {
  const said: string[] = [];
  let heard: string | undefined;
  function Form() {
    // What stands around a field comes to life after it.
    useLayoutEffect(() => {
      heard = said[0];
    }, []);
    return <Field label="Name" value="" onChange={(value) => said.push(value)} />;
  }
  await mount(<Form />, renderToString(<Form />), (served) => {
    const control = served.querySelector('input');
    if (control) control.value = 'typed early';
  });
  expect(heard).toBe('typed early');
});

it('says nothing where nothing was typed', async () => {
  const said: string[] = [];
  const node = <Field label="Name" value="served" onChange={(value) => said.push(value)} />;
  await mount(node, renderToString(node));
  expect(said).toEqual([]);
});
