import {
  evaluateCondition,
  type Condition,
  type NodeFailure,
  type PageDocument,
  type ValueSource,
} from '@livery/model';
import type { ComponentType, ReactElement, ReactNode } from 'react';
import { jsx } from 'react/jsx-runtime';
import type { CompiledNode, CompiledPage } from './CompiledPage.ts';
import { DynamicNode } from './DynamicNode.tsx';
import { FailedNode } from './FailedNode.tsx';
import { NodeBoundary } from './NodeBoundary.tsx';
import { isRegistered, loadedComponent, type Registry } from './Registry.ts';
import { findBindings } from './resolveBindings.ts';

const maxNodes = 20_000;
const maxDepth = 100;
const noProps: Members = {};
const noSlots: Readonly<Record<string, ReactNode>> = Object.freeze({});
const noValues: ValueSource = { flag: () => undefined, value: () => undefined };

/**
 * Turns a page document into elements. An invalid node is left out and listed in `failures`: any
 * JSON compiles, in time linear to its size. `name` is the page's name in failures; a layout and
 * its page need different names.
 */
export function compilePage(page: PageDocument, registry: Registry, name = 'page'): CompiledPage {
  const document: Members = isMembers(page) ? page : {};
  const nodes = isMembers(document.nodes) ? document.nodes : {};
  const failures: NodeFailure[] = [];
  const placed = new Set<string>();
  const kinds = new Map<string, Kind>();

  /** Returns the registry's data of a component, looked up once per page. */
  function kindOf(component: string): Kind | undefined {
    const cached = kinds.get(component);
    if (cached || !isRegistered(registry, component)) return cached;
    const kind = {
      loaded: loadedComponent(registry, component),
      essential: registry.essential?.(component) === true,
    };
    kinds.set(component, kind);
    return kind;
  }

  function reject(
    node: unknown,
    message: string,
    { component = '', essential = false } = {},
  ): ReactElement {
    const failure = { page: name, node: String(node), component, message };
    failures.push(failure);
    return <FailedNode key={`!${failures.length}`} failure={failure} essential={essential} />;
  }

  function compileNode(id: unknown, parent: CompiledNode | undefined): ReactElement {
    if (typeof id !== 'string') return reject(typeof id, 'a slot may hold ids of nodes only');
    if (placed.has(id))
      return reject(
        id,
        isInside(id, parent)
          ? 'the node stands inside itself'
          : 'the node stands in two places; the first one counts',
      );
    if (!Object.hasOwn(nodes, id)) return reject(id, 'there is no node of this id');
    const source = nodes[id];
    if (!isMembers(source) || typeof source.use !== 'string')
      return reject(id, 'the node names no component in "use"');
    const component = source.use;
    const kind = kindOf(component);
    const essential = source.essential === true || kind?.essential === true;
    if (!kind) return reject(id, 'there is no such component', { component, essential });
    if (placed.size >= maxNodes)
      return reject(id, `the page has more than ${maxNodes} nodes`, { component, essential });
    const node: CompiledNode = {
      page: name,
      id,
      component,
      essential,
      parent,
      depth: parent ? parent.depth + 1 : 1,
    };
    if (node.depth > maxDepth)
      return reject(id, `the node stands more than ${maxDepth} deep`, { component, essential });
    placed.add(id);
    try {
      return (
        <NodeBoundary key={id} node={node}>
          {content(node, kind, source)}
        </NodeBoundary>
      );
    } catch (error) {
      return reject(id, error instanceof Error ? error.message : 'the node cannot be read', {
        component,
        essential,
      });
    }
  }

  function content(
    node: CompiledNode,
    kind: Kind,
    { props: ownProps = noProps, when: condition, slots }: Members,
  ): ReactElement {
    if (!isMembers(ownProps)) throw new Error('its props are no object');
    const bound = findBindings(ownProps);
    const when = condition === undefined ? undefined : readCondition(condition);
    const props = Object.freeze(
      slots === undefined
        ? { ...ownProps, slots: noSlots }
        : { ...ownProps, ...fillSlots(node, slots) },
    );
    bound?.add(props);
    // JSX would copy the props.
    const element = bound || !kind.loaded ? undefined : jsx(kind.loaded, props);
    if (!when && element) return element;
    return (
      <DynamicNode
        node={node}
        when={when}
        props={props}
        bound={bound}
        registry={registry}
        element={element}
      />
    );
  }

  function fillSlots(
    node: CompiledNode,
    slots: unknown,
  ): { children?: ReactNode; slots: Readonly<Record<string, ReactNode>> } {
    if (!isMembers(slots)) throw new Error('its slots are no object');
    const { default: children, ...named } = Object.fromEntries(
      Object.entries(slots).map(([slot, ids]) => [slot, fillSlot(node, slot, ids)]),
    );
    return { ...(children === undefined ? {} : { children }), slots: Object.freeze(named) };
  }

  function fillSlot(node: CompiledNode, slot: string, ids: unknown): ReactNode {
    if (!Array.isArray(ids))
      return reject(node.id, `its slot "${slot}" is no list of node ids`, node);
    return Object.freeze(ids.map((id) => compileNode(id, node)));
  }

  const element = compileNode(document.root, undefined);
  return { name, element, failures };
}

/** Registry data of a component in use. */
interface Kind {
  readonly loaded: ComponentType<object> | undefined;
  readonly essential: boolean;
}

/** Any JSON object. */
type Members = Readonly<Record<string, unknown>>;

function isMembers(value: unknown): value is Members {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isInside(id: string, parent: CompiledNode | undefined): boolean {
  for (let node = parent; node; node = node.parent) if (node.id === id) return true;
  return false;
}

/**
 * Returns a condition that can be evaluated. A trial evaluation without values visits every part,
 * so that a malformed part is found here.
 */
function readCondition(when: unknown): Condition {
  try {
    const condition = when as Condition; // Evaluating a malformed condition throws.
    evaluateCondition(condition, noValues);
    return condition;
  } catch {
    throw new Error('its condition cannot be read');
  }
}
