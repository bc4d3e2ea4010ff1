import type { Page, Request } from 'playwright/test';

/**
 * A commit of React: the nodes of page documents that rendered in it, and the number of components
 * that started a render themselves.
 */
export interface RenderCommit {
  /** Ids of the nodes, sorted; the empty id stands for components outside every node. */
  readonly nodes: readonly string[];
  /** Number of components that rendered although no ancestor did. */
  readonly roots: number;
  /** Number of components that rendered. */
  readonly components: number;
}

/** Part of React's fibers that is read here. */
interface Fiber {
  readonly tag: number;
  readonly flags: number;
  readonly child: Fiber | null;
  readonly sibling: Fiber | null;
  readonly return: Fiber | null;
  readonly alternate: Fiber | null;
  readonly memoizedProps: {
    /** Of a boundary that calls its node's component itself. */
    readonly props?: object;
    readonly node?: { readonly id?: unknown; readonly component?: unknown };
  } | null;
}

declare global {
  interface Window {
    liveryCommits: RenderCommit[];
  }
}

/** Pending requests of each counted page. */
const requests = new WeakMap<Page, Set<Request>>();

/**
 * Counts renders through the hook of React's developer tools: after each commit React passes its
 * tree, in which a rendered component has the flag PerformedWork. Call it before the page is
 * opened.
 */
export async function countRenders(page: Page): Promise<void> {
  followRequests(page);
  await page.addInitScript(() => {
    const performedWork = 1;
    /** Function components, including memoised and forwarding ones. */
    const functionTags = new Set([0, 11, 14, 15]);
    const classTag = 1;
    window.liveryCommits = [];

    const nodeOf = (fiber: Fiber): string => {
      for (let at: Fiber | null = fiber; at; at = at.return) {
        const node = at.memoizedProps?.node;
        if (typeof node?.id === 'string' && typeof node.component === 'string') return node.id;
      }
      return '';
    };
    const isComponent = ({ tag, memoizedProps }: Fiber): boolean =>
      functionTags.has(tag) || (tag === classTag && memoizedProps?.props !== undefined);
    const nodes = new Set<string>();
    let roots = 0;
    let components = 0;
    const visit = (fiber: Fiber, mounted: boolean, belowWork: boolean): void => {
      const before = fiber.alternate;
      const worked =
        isComponent(fiber) && (fiber.flags & performedWork) !== 0 && (mounted || before !== null);
      if (worked) {
        nodes.add(nodeOf(fiber));
        components += 1;
        if (!belowWork) roots += 1;
      }
      // If the children are the same objects, React skipped this subtree in the commit.
      if (!mounted && before && before.child === fiber.child) return;
      for (let child = fiber.child; child; child = child.sibling)
        visit(child, mounted || child.alternate === null, belowWork || worked);
    };
    const hook = {
      supportsFiber: true,
      renderers: new Map(),
      inject: () => 1,
      onCommitFiberUnmount: () => undefined,
      onCommitFiberRoot: (_id: number, root: { current: Fiber }) => {
        nodes.clear();
        roots = 0;
        components = 0;
        visit(root.current, false, false);
        if (components > 0)
          window.liveryCommits.push({ nodes: [...nodes].toSorted(), roots, components });
      },
    };
    Object.defineProperty(window, '__REACT_DEVTOOLS_GLOBAL_HOOK__', { value: hook });
  });
}

function followRequests(page: Page): void {
  const pending = new Set<Request>();
  requests.set(page, pending);
  page.on('request', (request) => pending.add(request));
  page.on('requestfinished', (request) => pending.delete(request));
  page.on('requestfailed', (request) => pending.delete(request));
  // A document's requests end with the document.
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame()) pending.clear();
  });
}

/** Returns whether a counted page waits for a response, which may cause further renders. */
export function hasPendingRequests(page: Page): boolean {
  return (requests.get(page)?.size ?? 0) > 0;
}

/** Returns the commits since the last call. */
export function takeCommits(page: Page): Promise<RenderCommit[]> {
  return page.evaluate(() => window.liveryCommits.splice(0));
}
