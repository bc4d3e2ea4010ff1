import type { ApiClient } from '@livery/api';
import type { Bootstrap, Clock } from '@livery/model';
import { noInstallation } from '../core/InstallPort.ts';
import { RootStore, type RootPorts } from '../RootStore.ts';
import { exampleBootstrap } from './exampleBootstrap.ts';
import { FakeClock } from '@livery/testing/FakeClock';
import { memoryStorage } from './memoryStorage.ts';

/**
 * Creates the stores of a page of an example brand, with in-memory storage and a navigation that
 * does nothing. Operator's patterns run as regular expressions.
 */
export function exampleRoot({
  api,
  bootstrap = exampleBootstrap(),
  clock = new FakeClock(1_000_000),
  ...ports
}: { api: ApiClient; bootstrap?: Bootstrap; clock?: Clock } & Partial<RootPorts>): RootStore {
  return new RootStore({
    bootstrap,
    api,
    clock,
    localStorage: memoryStorage(),
    sessionStorage: memoryStorage(),
    translator: undefined,
    locks: undefined,
    phone: undefined,
    installation: noInstallation,
    preferences: { read: () => ({}), apply: () => undefined },
    patterns: { test: (pattern, value) => Promise.resolve(new RegExp(pattern).test(value)) },
    report: () => undefined,
    cookies: () => '',
    navigation: {
      go: () => undefined,
      load: () => undefined,
      prepare: () => Promise.resolve(true),
    },
    ...ports,
  });
}
