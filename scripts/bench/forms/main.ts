/// <reference lib="dom" />
import { createElement, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { alternate, type Rounds } from '../page/alternate.ts';
import { EngineForm } from './EngineForm.tsx';
import { makeFields } from './fields.ts';
import { HandWritten, type FieldClasses } from './HandWritten.tsx';
import { renders } from './renders.ts';

const fieldCount = 20;
/** A single keystroke is below the resolution of the browser's clock. */
const keystrokes = 20;

/**
 * Measures 20 keystrokes in a form of 20 fields, in ms of scripting. Fails unless both forms are
 * the same document and each keystroke renders one field.
 */
async function keystroke(rounds: number): Promise<Rounds> {
  const engine = mount(createElement(EngineForm, { fields: makeFields(fieldCount, 'a') }));
  const classes = classesOf(engine);
  const byHand = (form: string) =>
    mount(createElement(HandWritten, { fields: makeFields(fieldCount, form), classes }));
  const forms = { measured: engine, limit: byHand('b'), control: byHand('c') };
  for (const form of Object.values(forms)) visitAll(form);
  expectSame(forms.measured, forms.limit);
  let typed = 0;
  const typers = {
    measured: makeTyper(forms.measured),
    limit: makeTyper(forms.limit),
    control: makeTyper(forms.control),
  };
  const result = await alternate(rounds, 40, async (contender) => {
    await new Promise(requestAnimationFrame);
    // Collects garbage between rounds, so that none is attributed to the next contender.
    globalThis.gc?.();
    typed += 1;
    return typers[contender](typed);
  });
  // The last rounds typed the same values into each form.
  for (const type of Object.values(typers)) type(-1);
  expectSame(forms.measured, forms.limit);
  return result;
}

function mount(form: ReactNode): HTMLElement {
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  flushSync(() => root.render(form));
  return container;
}

/**
 * Enters an invalid value in each field, leaves it and corrects it. From then on the field
 * validates on every keystroke.
 */
function visitAll(form: HTMLElement): void {
  for (const input of form.querySelectorAll('input')) {
    input.focus();
    input.blur();
  }
}

/**
 * Types into one field after the other. Every eighth value is too short, so that its message
 * appears and disappears.
 */
function makeTyper(form: HTMLElement): (round: number) => number {
  const inputs = [...form.querySelectorAll('input')];
  // React listens to the prototype's setter.
  const write = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  return (round) => {
    let ms = 0;
    for (let stroke = 0; stroke < keystrokes; stroke += 1) {
      const input = inputs[(stroke * 7) % inputs.length];
      if (!input || !write) throw new Error('there is no field to type into');
      const value = (round + stroke) % 8 === 0 ? 'x' : `text ${round % 10} ${stroke}`;
      renders.count = 0;
      const start = performance.now();
      flushSync(() => {
        write.call(input, value);
        input.dispatchEvent(new Event('input', { bubbles: true }));
      });
      ms += performance.now() - start;
      if (renders.count !== 1)
        throw new Error(`one keystroke rendered ${renders.count} fields of ${inputs.length}`);
      if (input.value !== value)
        throw new Error(`the field shows ${input.value} in place of ${value}`);
    }
    return ms;
  };
}

/** Returns the class names of the first field's parts. */
function classesOf(form: HTMLElement): FieldClasses {
  const at = (path: string): string =>
    form.querySelector(`form > div:first-child ${path}`)?.className ?? '';
  return {
    frame: form.querySelector('form > div')?.className ?? '',
    label: at('label'),
    mark: at('label > span'),
    box: at('> div'),
    input: at('input'),
    error: at('> [aria-live]'),
    hint: at('> div:last-child'),
  };
}

function expectSame(first: HTMLElement, second: HTMLElement): void {
  const shape = (form: HTMLElement): string =>
    [...form.querySelectorAll('*')]
      .map((element) => {
        const attributes = [...element.attributes]
          .map(({ name, value }) => `${name}=${value.replaceAll(/\b[abc](?=\d)/g, '')}`)
          .toSorted()
          .join(' ');
        return `${element.tagName} ${attributes} ${element.childElementCount === 0 ? element.textContent : ''}`;
      })
      .join('\n');
  const [ownLines, otherLines] = [shape(first).split('\n'), shape(second).split('\n')];
  const at = ownLines.findIndex((line, index) => line !== otherLines[index]);
  if (at >= 0 || ownLines.length !== otherLines.length)
    throw new Error(`the two forms are not the same document: ${ownLines[at]} | ${otherLines[at]}`);
}

declare global {
  /** Called by the benchmark's driver. */
  var forms: { keystroke: typeof keystroke };
}

globalThis.forms = { keystroke };
