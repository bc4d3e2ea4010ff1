// @vitest-environment jsdom
import { act, lazy, Suspense, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { prerender } from 'react-dom/static.browser';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Checkbox } from './Checkbox/Checkbox.tsx';
import { Details } from './Details/Details.tsx';
import { Field } from './Field/Field.tsx';
import { FileInput } from './FileInput/FileInput.tsx';
import { Radio } from './Radio/Radio.tsx';
import { SearchField } from './SearchField/SearchField.tsx';
import { Select } from './Select/Select.tsx';
import { mount } from './testing/mount.tsx';
import { TextArea } from './TextArea/TextArea.tsx';

const sources = import.meta.glob<string>(['./**/*.tsx', '!./**/*.test.tsx'], {
  eager: true,
  query: '?raw',
  import: 'default',
});

interface Sample<Value> {
  /** What the owner knows at first, and what the visitor enters before hydration. */
  readonly initial: Value;
  readonly entered: Value;
  readonly render: (value: Value, onChange: (value: Value) => void) => ReactNode;
  /** Changes the served element as the browser does for a visitor. */
  readonly enter: (container: HTMLElement) => void;
  /** Returns what the element shows. */
  readonly shown: (container: HTMLElement) => unknown;
}

/** Lets the type of the value differ between the samples. */
interface AnySample {
  readonly owner: (onReport: (value: unknown) => void) => ReactNode;
  readonly initial: unknown;
  readonly entered: unknown;
  readonly enter: (container: HTMLElement) => void;
  readonly shown: (container: HTMLElement) => unknown;
}

function sample<Value>({ initial, render, ...others }: Sample<Value>): AnySample {
  function Owner({ onReport }: { onReport: (value: unknown) => void }) {
    const [value, setValue] = useState(initial);
    const [renders, setRenders] = useState(0);
    return (
      <>
        {render(value, (next) => {
          onReport(next);
          setValue(next);
        })}
        <button type="button" data-render={renders} onClick={() => setRenders(renders + 1)}>
          Render
        </button>
      </>
    );
  }
  return { ...others, initial, owner: (onReport) => <Owner onReport={onReport} /> };
}

function one<Type extends Element>(
  container: HTMLElement,
  selector: string,
  type: new () => Type,
): Type {
  const found = container.querySelector(selector);
  if (!(found instanceof type)) throw new Error(`no ${selector} in ${container.innerHTML}`);
  return found;
}
const input = (container: HTMLElement, selector = 'input'): HTMLInputElement =>
  one(container, selector, HTMLInputElement);

const text = (
  selector: 'input' | 'textarea',
  render: Sample<string>['render'],
): ReturnType<typeof sample> => {
  const find = (container: HTMLElement): HTMLInputElement | HTMLTextAreaElement =>
    selector === 'input' ? input(container) : one(container, selector, HTMLTextAreaElement);
  return sample({
    initial: '',
    entered: 'typed early',
    render,
    enter: (container) => {
      find(container).value = 'typed early';
    },
    shown: (container) => find(container).value,
  });
};

const file = new File(['x'], 'x.png');
const options = [
  { value: 'a', label: 'A' },
  { value: 'b', label: 'B' },
];

/** A sample of each primitive that renders a native control, by the primitive's name. */
const samples: Readonly<Record<string, AnySample>> = {
  Checkbox: sample({
    initial: false,
    entered: true,
    render: (checked, onChange) => <Checkbox label="x" {...{ checked, onChange }} />,
    enter: (container) => input(container).click(),
    shown: (container) => input(container).checked,
  }),
  Details: sample({
    initial: false,
    entered: true,
    render: (open, onToggle) => (
      <Details {...{ open, onToggle }}>
        <summary>x</summary>
      </Details>
    ),
    enter: (container) => {
      one(container, 'details', HTMLDetailsElement).open = true;
    },
    shown: (container) => one(container, 'details', HTMLDetailsElement).open,
  }),
  Field: text('input', (value, onChange) => <Field label="x" {...{ value, onChange }} />),
  FileInput: sample<readonly File[]>({
    initial: [],
    entered: [file],
    render: (_files, onFiles) => <Files onFiles={onFiles} />,
    enter: (container) => {
      const element = input(container);
      let files: readonly File[] = [file];
      // jsdom has no way to choose a file.
      Object.defineProperties(element, {
        files: { get: () => files },
        value: {
          get: () => '',
          set: () => {
            files = [];
          },
        },
      });
    },
    // Is ready for the next choice; its owner shows the files.
    shown: (container) => (input(container).files?.length === 0 ? [file] : 'still chosen'),
  }),
  Radio: sample({
    initial: 'a',
    entered: 'b',
    render: (value, onChange) =>
      options.map((option) => (
        <label key={option.value}>
          <Radio
            name="radio"
            value={option.value}
            checked={value === option.value}
            onChange={onChange}
          />
          {option.label}
        </label>
      )),
    enter: (container) => input(container, 'input[value=b]').click(),
    shown: (container) => input(container, 'input:checked').value,
  }),
  SearchField: text('input', (value, onChange) => (
    <SearchField label="x" clearLabel="c" {...{ value, onChange }} />
  )),
  Select: sample({
    initial: '',
    entered: 'b',
    render: (value, onChange) => (
      <Select label="x" placeholder="p" options={options} {...{ value, onChange }} />
    ),
    enter: (container) => {
      one(container, 'select', HTMLSelectElement).selectedIndex = 2;
    },
    shown: (container) => one(container, 'select', HTMLSelectElement).value,
  }),
  TextArea: text('textarea', (value, onChange) => <TextArea label="x" {...{ value, onChange }} />),
};

function Files({ onFiles }: { onFiles: (files: readonly File[]) => void }) {
  return <FileInput element={useRef(null)} onFiles={onFiles} />;
}

const entries = Object.entries(samples);
const rerender = (container: HTMLElement) =>
  act(() => one(container, '[data-render]', HTMLButtonElement).click());

it('has a sample of each primitive that renders a native control', () => {
  const controls = Object.entries(sources)
    .filter(([, source]) => /<(?:input|select|textarea|details)\b/.test(source))
    .map(([path]) => path.replace(/.*\/|\.tsx$/g, ''));
  expect(controls.toSorted()).toEqual(Object.keys(samples).toSorted());
});

it.each(entries)(
  '%s reports once what was entered before hydration, and keeps showing it',
  async (_name, { owner, entered, enter, shown }) => {
    const reports: unknown[] = [];
    const node = owner((value) => reports.push(value));
    const { container } = await mount(node, renderToString(node), enter);
    expect(reports).toEqual([entered]);
    await rerender(container);
    expect([reports, shown(container)]).toEqual([[entered], entered]);
  },
);

it.each(entries)(
  '%s reports what was entered until its part of the page hydrates later',
  async (_name, { owner, entered, enter, shown }) => {
    const reports: unknown[] = [];
    const node = owner((value) => reports.push(value));
    const { promise, resolve } = Promise.withResolvers<{ default: () => ReactNode }>();
    const Late = lazy(() => promise);
    const { prelude } = await prerender(<Suspense>{node}</Suspense>);
    const { container } = await mount(
      <Suspense>
        <Late />
      </Suspense>,
      await new Response(prelude).text(),
    );
    enter(container);
    expect(reports).toEqual([]);
    await act(async () => {
      resolve({ default: () => node });
      await promise;
    });
    expect([reports, shown(container)]).toEqual([[entered], entered]);
  },
);

it.each(entries)('%s reports nothing if nothing was entered', async (_name, { owner }) => {
  const reports: unknown[] = [];
  const node = owner((value) => reports.push(value));
  await mount(node, renderToString(node));
  await mount(node);
  expect(reports).toEqual([]);
});

it('does not report the choice of a list that the visitor left alone', async () => {
  const reports: string[] = [];
  for (const value of ['b', 'not among the options']) {
    const node = (
      <Select label="x" options={options} value={value} onChange={(next) => reports.push(next)} />
    );
    await mount(node, renderToString(node));
    await mount(node);
  }
  expect(reports).toEqual([]);
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
    input(served).value = 'typed early';
  });
  expect(reportedInLayout).toBe('typed early');
});
