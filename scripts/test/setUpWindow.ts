/**
 * Gives the waits of component tests the limit of all other waits instead of one second, and
 * refuses what a test file leaves in the window that it shares with the files after it.
 */
import { afterAll } from 'vitest';
import { waitTimeoutMs } from './waitTimeoutMs.ts';

/** What user-event patches and React marks once in a window, and never restore. */
const patchedForGood = /^(focus|blur|_react.*)$/;

if ('document' in globalThis) {
  const { configure } = await import('@testing-library/dom');
  configure({ asyncUtilTimeout: waitTimeoutMs });

  const before = membersOfWindow();
  afterAll(() => {
    const after = membersOfWindow();
    const changed = [...new Set([...before.keys(), ...after.keys()])].filter(
      (name) => before.get(name) !== after.get(name),
    );
    if (changed.length > 0)
      throw new Error(
        `Changed for all later test files: ${changed.join(', ')}. Use stubMembers, or restore the spy.`,
      );
  });
}

/** Returns the own members of the document and of all interfaces, as values or getters by name. */
function membersOfWindow(): Map<string, unknown> {
  const owners = [
    ['document', document] as const,
    ...Object.entries(Object.getOwnPropertyDescriptors(window)).flatMap(([name, { value }]) =>
      /^[A-Z]/.test(name) && typeof value === 'function' && value.prototype
        ? [[`${name}.prototype`, value.prototype] as const]
        : [],
    ),
  ];
  return new Map(
    owners.flatMap(([owner, object]) =>
      Object.entries(Object.getOwnPropertyDescriptors(object))
        .filter(([name]) => !patchedForGood.test(name))
        .map(([name, { value, get }]) => [`${owner}.${name}`, get ?? value] as const),
    ),
  );
}
