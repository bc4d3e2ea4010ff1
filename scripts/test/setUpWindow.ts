/**
 * Gives the waits of component tests the limit of all other waits instead of one second, and
 * refuses what a test file leaves in the window that it shares with the files after it.
 */
import { afterAll } from 'vitest';
import { waitTimeoutMs } from './waitTimeoutMs.ts';

/** What `@testing-library/user-event` patches once in a window, and never restores. */
const patchedForGood = new Set(['focus', 'blur']);

if ('document' in globalThis) {
  const { configure } = await import('@testing-library/dom');
  configure({ asyncUtilTimeout: waitTimeoutMs });

  const prototypes = [Element, HTMLElement, HTMLDialogElement, HTMLImageElement].map(
    ({ name, prototype }) => ({ name, prototype, members: membersOf(prototype) }),
  );
  afterAll(() => {
    const left = prototypes.flatMap(({ name, prototype, members }) => {
      const now = membersOf(prototype);
      return [...new Set([...members.keys(), ...now.keys()])]
        .filter((key) => members.get(key) !== now.get(key))
        .map((key) => `${name}.prototype.${key}`);
    });
    if (left.length > 0)
      throw new Error(
        `Changed for all later test files: ${left.join(', ')}. Use stubMembers, or restore the spy.`,
      );
  });
}

/** Returns the value or getter of each own member. */
function membersOf(prototype: object): Map<string, unknown> {
  return new Map(
    Object.entries(Object.getOwnPropertyDescriptors(prototype))
      .filter(([name]) => !patchedForGood.has(name))
      .map(([name, { value, get }]) => [name, get ?? value]),
  );
}
