// @vitest-environment jsdom
import { useLayoutEffect, useState, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Field } from './Field/Field.tsx';
import { SearchField } from './SearchField/SearchField.tsx';
import { mount } from './testing/mount.tsx';
import { TextArea } from './TextArea/TextArea.tsx';

function Controlled({
  initial,
  children,
}: {
  initial: string;
  children: (value: string, onChange: (value: string) => void) => ReactNode;
}) {
  const [value, setValue] = useState(initial);
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

it.each(Object.entries(fields))('%s reports what was typed before hydration', async (_, field) => {
  const node = <Controlled initial="">{field}</Controlled>;
  const { container } = await mount(node, renderToString(node), (served) => {
    const control = served.querySelector<HTMLInputElement | HTMLTextAreaElement>('input, textarea');
    if (!control) throw new Error('no control');
    expect(control.value).toBe('');
    control.value = 'typed early';
  });
  expect(container.querySelector('output')?.textContent).toBe('typed early');
  expect(container.querySelector<HTMLInputElement>('input, textarea')?.value).toBe('typed early');
});

it('reports early input in the layout phase, before a form can be sent', async () => {
  const reported: string[] = [];
  let reportedInLayout: string | undefined;
  function Form() {
    // Layout effects of a parent run after those of its fields.
    useLayoutEffect(() => {
      reportedInLayout = reported[0];
    }, []);
    return <Field label="Name" value="" onChange={(value) => reported.push(value)} />;
  }
  await mount(<Form />, renderToString(<Form />), (served) => {
    const control = served.querySelector('input');
    if (control) control.value = 'typed early';
  });
  expect(reportedInLayout).toBe('typed early');
});

it('reports nothing if nothing was typed', async () => {
  const reported: string[] = [];
  const node = <Field label="Name" value="served" onChange={(value) => reported.push(value)} />;
  await mount(node, renderToString(node));
  expect(reported).toEqual([]);
});
