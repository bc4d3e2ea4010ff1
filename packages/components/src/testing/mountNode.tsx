import {
  compilePage,
  Outlet,
  PageView,
  RenderContextProvider,
  type RenderContext,
} from '@livery/renderer';
import type {
  Bootstrap,
  DemonstrationTextKey,
  PageDocument,
  PublicSiteDocument,
  RoutesDocument,
  SessionView,
  TextKey,
} from '@livery/model';
import type { RootPorts, RootStore } from '@livery/stores';
import { exampleBootstrap } from '@livery/stores/testing/exampleBootstrap';
import { exampleRoot } from '@livery/stores/testing/exampleRoot';
import { fakeApi, reply, type Answer } from '@livery/stores/testing/fakeApi';
import { FakeClock } from '@livery/testing/FakeClock';
import { setImageLoadQueue } from '@livery/ui';
import { fakeDialog } from '@livery/ui/testing/fakeDialog';
import { act, cleanup, render, type RenderResult } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { onTestFinished } from 'vitest';
import { withoutSizes } from './withoutLayout.ts';
import { startLazyChunks } from '../core/chunks/loadChunk.ts';
import { NodeFailed } from '../core/NodeFailed/NodeFailed.tsx';
import { Notices } from '../shell/Notices/Notices.tsx';
import { Overlays } from '../registry/Overlays.tsx';
import { componentRegistry } from '../registry/registry.ts';
import { StoresProvider } from '../core/stores.ts';
import { englishTexts } from './englishTexts.ts';
import { memberSession } from '@livery/stores/testing/signedIn';

/** Returns a routes document from route names and paths. */
export function pagesAt(paths: Readonly<Record<string, string>>): RoutesDocument {
  return {
    guardExempt: [],
    routes: Object.fromEntries(
      Object.entries(paths).map(([name, path]) => [
        name,
        { paths: [path], layout: 'main', page: name },
      ]),
    ),
  };
}

/** Returns a navigation port and the addresses it records. */
export function navigating(): {
  readonly addresses: readonly string[];
  readonly ports: Pick<RootPorts, 'navigation'>;
} {
  const addresses: string[] = [];
  const go = (address: string): void => void addresses.push(address);
  return {
    addresses,
    ports: { navigation: { go, load: go, prepare: () => Promise.resolve(true) } },
  };
}

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

/**
 * Session of the visitor. Calls that every page makes for a member have default answers, which
 * `answers` can replace.
 */
export type Visitor = 'guest' | 'member' | 'trial' | 'agent';

export interface MountOptions {
  readonly visitor?: Visitor;
  /**
   * Answers of the operator by call name, in order. A call without a remaining answer fails the
   * test.
   */
  readonly answers?: Readonly<Record<string, readonly Answer[]>>;
  /** Settings of the brand that differ from the example settings. */
  readonly site?: Partial<PublicSiteDocument>;
  /** The brand's other documents: banners, compliance, menus, registration, routes. */
  readonly documents?: Partial<Omit<Bootstrap['site'], 'site'>>;
  /** Clock of the device, Unix time in milliseconds. */
  readonly startMs?: number;
  /** Query and fragment of the address, for example `?id=7#terms`. */
  readonly query?: string;
  /** Other parts of the bootstrap: flags, route, state, preloaded replies. */
  readonly bootstrap?: Partial<Omit<Bootstrap, 'site'>>;
  readonly ports?: Partial<Omit<RootPorts, 'api' | 'bootstrap' | 'clock'>>;
  /** Rendered after the node, with the same stores; for parts of the site that are no nodes. */
  readonly children?: ReactNode;
}

/** Mounted node with the queries of Testing Library and helpers for tests. */
export interface MountedNode extends RenderResult {
  readonly root: RootStore;
  readonly api: ReturnType<typeof fakeApi>;
  readonly user: UserEvent;
  /** Advances the clock of the stores. */
  readonly advance: (ms: number) => Promise<void>;
  /** Sets the device's clock without running timers. */
  readonly setClock: (ms: number) => void;
  /**
   * Returns the input with a label, by the label's text key. Queries by label, because password
   * inputs have no role; ignores the star of required fields.
   */
  readonly field: (key: TextKey) => HTMLInputElement;
  /** Returns the accessible description of an element. */
  readonly descriptionOf: (element: Element) => string;
  /** Returns the English text of a key. */
  readonly t: (
    key: TextKey | DemonstrationTextKey,
    values?: Readonly<Record<string, string | number>>,
  ) => string;
}

const sessions: Readonly<Record<Visitor, SessionView>> = {
  guest: { state: 'guest', merchant: 'example' },
  member: memberSession({ account: 'demo' }),
  trial: memberSession({ state: 'trial', account: 'guest1', customerId: 2, isAgent: 4 }),
  agent: memberSession({ account: 'agent', customerId: 3, isAgent: 1 }),
};

/**
 * Mounts one component from the JSON of a page document, with the real stores, renderer, overlays
 * and English texts, a fake operator and a clock that only `advance` moves. Resolves when the
 * session is known and the calls of the first render are answered.
 */
export async function mountNode(
  node: PageDocument['nodes'][string],
  {
    visitor = 'guest',
    answers = {},
    site = {},
    documents = {},
    query = '',
    startMs = 1_000_000,
    bootstrap = {},
    ports = {},
    children,
  }: MountOptions = {},
): Promise<MountedNode> {
  // Before the cleanup, which needs both: what is registered last is done first.
  fakeDialog();
  withoutSizes();
  onTestFinished(cleanup);
  // Test files share document and modules, so the image queue is reset; otherwise images of other
  // tests would wait for the observer of a lobby.
  onTestFinished(() => setImageLoadQueue(undefined));
  document.body.replaceChildren();
  const clock = new FakeClock(startMs);
  const memberAnswers =
    visitor === 'guest'
      ? {}
      : { getMemberInfo: [reply({})], getBalanceV2: [reply({ sumBalance: 12_345.67 })] };
  const api = fakeApi({ getSession: [reply(sessions[visitor])], ...memberAnswers, ...answers });
  const example = exampleBootstrap({ texts: englishTexts, ...bootstrap, site });
  const root = exampleRoot({
    api,
    clock,
    bootstrap: { ...example, site: { ...example.site, ...documents } },
    ...ports,
  });
  await root.page.show(example.route.path, example.route.path + query);
  const chunk = componentRegistry.chunkOf(node.use);
  const partsChunk = chunk === undefined ? undefined : componentRegistry.partsOf(chunk);
  await componentRegistry.load([chunk, partsChunk].filter((name) => name !== undefined));
  startLazyChunks();
  const registry = {
    ...componentRegistry,
    get: (name: string) => (name === 'Outlet' ? Outlet : componentRegistry.get(name)),
  };
  const page = compilePage({ root: 'node', nodes: { node } }, registry, 'test');
  const user = userEvent.setup();
  const mounted = await act(async () =>
    render(
      <StoresProvider value={root}>
        <RenderContextProvider value={renderContext(root)}>
          <PageView page={page} />
          {children}
          <Notices />
          <Overlays />
        </RenderContextProvider>
      </StoresProvider>,
    ),
  );
  await act(() => root.start());
  const t: MountedNode['t'] = (key, values) => root.locale.text(key, values);
  return {
    ...mounted,
    root,
    api,
    user,
    t,
    advance: (ms) =>
      act(async () => {
        clock.advance(ms);
      }),
    setClock: (ms) => clock.set(ms),
    // The cast: the selector matches inputs only.
    field: (key) =>
      mounted.getByLabelText((label) => label.replace(/\s*\*$/, '') === t(key), {
        selector: 'input',
      }) as HTMLInputElement,
    descriptionOf: (element) =>
      (element.getAttribute('aria-describedby') ?? '')
        .split(' ')
        .map((id) => document.getElementById(id)?.textContent ?? '')
        .join(' ')
        .trim(),
  };
}

/** Returns the render context of the site, except that a failed node throws. */
function renderContext(root: RootStore): RenderContext {
  return {
    // The cast: the values of a page document are strings and numbers
    text: (key, values) =>
      root.locale.text(key, values as Record<string, string | number> | undefined),
    value: (path) => root.value(path),
    flag: (name) => root.flag(name),
    report: (failure) => {
      throw new Error(`The node failed: ${failure.message}`);
    },
    fallback: () => <NodeFailed />,
    attempt: undefined,
  };
}
