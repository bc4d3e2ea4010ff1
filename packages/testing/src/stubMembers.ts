import { onTestFinished } from 'vitest';

/**
 * Gives a prototype, the document or the window members that jsdom lacks, or others than its own,
 * until the test ends: test files share one window, where what stays would change the tests of
 * other files.
 */
export function stubMembers<T extends object>(
  target: T,
  members: Readonly<Record<string, unknown>> & ThisType<T>,
): void {
  for (const [name, value] of Object.entries(members)) {
    const own = Object.getOwnPropertyDescriptor(target, name);
    Object.defineProperty(target, name, { value, configurable: true, writable: true });
    onTestFinished(() => {
      if (own) Object.defineProperty(target, name, own);
      else Reflect.deleteProperty(target, name);
    });
  }
}
