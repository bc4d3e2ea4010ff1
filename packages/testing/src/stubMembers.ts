import { onTestFinished } from 'vitest';

/**
 * Gives a prototype members that jsdom lacks, or others than its own, until the test ends: test
 * files share one window, where what stays would change the tests of other files.
 */
export function stubMembers<T extends object>(
  prototype: T,
  members: Readonly<Record<string, unknown>> & ThisType<T>,
): void {
  for (const [name, value] of Object.entries(members)) {
    const own = Object.getOwnPropertyDescriptor(prototype, name);
    Object.defineProperty(prototype, name, { value, configurable: true, writable: true });
    onTestFinished(() => {
      if (own) Object.defineProperty(prototype, name, own);
      else Reflect.deleteProperty(prototype, name);
    });
  }
}
