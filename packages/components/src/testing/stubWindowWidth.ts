import { onTestFinished, vi } from 'vitest';

/** Stubs the width of the window, which jsdom does not have, for one test. */
export function stubWindowWidth({ isPhone }: { isPhone: boolean }): void {
  const noListener = (): void => undefined;
  vi.stubGlobal('matchMedia', () => ({
    matches: isPhone,
    addEventListener: noListener,
    removeEventListener: noListener,
  }));
  onTestFinished(() => void vi.unstubAllGlobals());
}
