import { act, type ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { onTestFinished, vi } from 'vitest';

declare global {
  var IS_REACT_ACT_ENVIRONMENT: boolean;
}

export interface Mounted {
  container: HTMLElement;
  /** Returns the element of a role and, if set, a name or text. Throws if there is none. */
  role: (role: string, name?: string) => HTMLElement;
  render: (node: ReactNode) => Promise<void>;
  unmount: () => Promise<void>;
}

/**
 * Renders into the test's document, or hydrates `serverHtml` in it. `before` runs in between, for
 * input before hydration.
 */
export async function mount(
  node: ReactNode,
  serverHtml?: string,
  before?: (container: HTMLElement) => void,
): Promise<Mounted> {
  globalThis.IS_REACT_ACT_ENVIRONMENT = true;
  const container = document.createElement('div');
  // The HTML comes from our own renderer, in a test.
  if (serverHtml !== undefined) container.innerHTML = serverHtml;
  document.body.replaceChildren(container);
  before?.(container);
  const root = await act(() => {
    if (serverHtml !== undefined) return hydrateRoot(container, node);
    const clientRoot = createRoot(container);
    clientRoot.render(node);
    return clientRoot;
  });
  // Test files share the document.
  onTestFinished(async () => {
    await act(async () => root.unmount());
    document.body.replaceChildren();
  });
  return {
    container,
    role: (role, name) => {
      const found = [...container.querySelectorAll<HTMLElement>(selectorOf(role))].find(
        (element) => name === undefined || nameOf(element) === name,
      );
      if (!found) throw new Error(`No ${role} named ${name ?? '(any)'} in ${container.outerHTML}`);
      return found;
    },
    render: (next) => act(async () => root.render(next)),
    unmount: () => act(async () => root.unmount()),
  };
}

/** Legacy key codes, which browsers send besides the names. */
const keyCodes: Readonly<Record<string, number>> = { Enter: 13, Escape: 27, q: 81, y: 89 };

/**
 * Presses a key on the focused element or on `target`. Returns whether the default action is still
 * allowed.
 */
export async function press(
  key: string,
  target: Element = document.activeElement ?? document.body,
  modifiers: EventModifierInit = {},
): Promise<boolean> {
  let isDefaultAllowed = true;
  await act(() => {
    isDefaultAllowed = target.dispatchEvent(
      new KeyboardEvent('keydown', {
        ...modifiers,
        key,
        keyCode: keyCodes[key] ?? 0,
        bubbles: true,
        cancelable: true,
      }),
    );
  });
  return isDefaultAllowed;
}

/** Clicks an element and waits for the updates. */
export async function click(target: HTMLElement): Promise<void> {
  await act(() => target.click());
}

/** Waits until the check passes, for updates from timers, frames or a loaded module. */
export async function eventually(check: () => void): Promise<void> {
  // React requires this while updates come from outside the test's own `act`.
  globalThis.IS_REACT_ACT_ENVIRONMENT = false;
  try {
    await vi.waitFor(check, { timeout: 30_000, interval: 10 });
  } finally {
    globalThis.IS_REACT_ACT_ENVIRONMENT = true;
  }
}

const nativeSelectors: Record<string, string> = {
  button: 'button',
  link: 'a[href]',
  textbox: 'input',
  heading: 'h1, h2, h3, h4',
};

function selectorOf(role: string): string {
  return [
    `[role="${role}"]`,
    nativeSelectors[role] === undefined
      ? ''
      : nativeSelectors[role]
          .split(', ')
          .map((tag) => `${tag}:not([role])`)
          .join(', '),
  ]
    .filter(Boolean)
    .join(', ');
}

function nameOf(element: HTMLElement): string {
  return element.getAttribute('aria-label') ?? element.textContent.trim();
}
