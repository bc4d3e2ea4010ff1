import type { Page, Request } from 'playwright/test';

/**
 * A commit of React: which nodes of the page documents did work in it, and how many components
 * began to render on their own account.
 */
export interface RenderCommit {
  /** Ids of the nodes, sorted; the empty id is what stands outside of every node. */
  readonly nodes: readonly string[];
  /** Components that rendered although nothing above them did. */
  readonly roots: number;
  /** Components that rendered. */
  readonly components: number;
}

/** The part of React's fibers that is read here. */
interface Fiber {
  readonly tag: number;
  readonly flags: number;
  readonly child: Fiber | null;
  readonly sibling: Fiber | null;
  readonly return: Fiber | null;
  readonly alternate: Fiber | null;
  readonly memoizedProps: {
    readonly node?: { readonly id?: unknown; readonly component?: unknown };
  } | null;
}

declare global {
  interface Window {
    liveryCommits: RenderCommit[];
  }
}

/** What each page that is counted waits for. */
const requests = new WeakMap<Page, Set<Request>>();

/**
 * Counts renders by the means React has for its developer tools: after each commit it shows the
 * tree, in which a component that rendered has the flag PerformedWork. Call before the page is
 * opened.
 */
export async function countRenders(page: Page): Promise<void> {
  followRequests(page);
  await page.addInitScript(() => {
    const performedWork = 1;
    /** Function components, memoised and forwarding ones. */
    const functionTags = new Set([0, 11, 14, 15]);
    window.liveryCommits = [];

    const nodeOf = (fiber: Fiber): string => {
      for (let at: Fiber | null = fiber; at; at = at.return) {
        const node = at.memoizedProps?.node;
        if (typeof node?.id === 'string' && typeof node.component === 'string') return node.id;
      }
      return '';
    };
    const nodes = new Set<string>();
    let roots = 0;
    let components = 0;
    const look = (fiber: Fiber, mounted: boolean, belowWork: boolean): void => {
      const before = fiber.alternate;
      const worked =
        functionTags.has(fiber.tag) &&
        (fiber.flags & performedWork) !== 0 &&
        (mounted || before !== null);
      if (worked) {
        nodes.add(nodeOf(fiber));
        components += 1;
        if (!belowWork) roots += 1;
      }
      // Where the children are the same objects, nothing below was looked at in this commit.
      if (!mounted && before && before.child === fiber.child) return;
      for (let child = fiber.child; child; child = child.sibling)
        look(child, mounted || child.alternate === null, belowWork || worked);
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
        look(root.current, false, false);
        if (components > 0)
          window.liveryCommits.push({ nodes: [...nodes].toSorted(), roots, components });
      },
    };
    Object.defineProperty(window, '__REACT_DEVTOOLS_GLOBAL_HOOK__', { value: hook });
  });
}

function followRequests(page: Page): void {
  const underWay = new Set<Request>();
  requests.set(page, underWay);
  page.on('request', (request) => underWay.add(request));
  page.on('requestfinished', (request) => underWay.delete(request));
  page.on('requestfailed', (request) => underWay.delete(request));
  // What a document asked for goes with it.
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame()) underWay.clear();
  });
}

/** Whether a page that is counted waits for an answer: it may render with it. */
export function isAsking(page: Page): boolean {
  return (requests.get(page)?.size ?? 0) > 0;
}

/** The commits since the last call. */
export function takeCommits(page: Page): Promise<RenderCommit[]> {
  return page.evaluate(() => window.liveryCommits.splice(0));
}
