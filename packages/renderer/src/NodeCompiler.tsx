import {
  evaluateCondition,
  maxNodeDepth,
  type Condition,
  type NodeFailure,
  type PageDocument,
  type ValueSource,
} from '@livery/model';
import type { ComponentType, ReactElement, ReactNode } from 'react';
import { jsx } from 'react/jsx-runtime';
import { boundComponent, isFunction } from './boundComponent.tsx';
import type { CompiledNode } from './CompiledPage.ts';
import { DynamicNode } from './DynamicNode.tsx';
import { FailedNode } from './FailedNode.tsx';
import { Gate } from './Gate.tsx';
import { NodeBoundary, plainNode, type PlainNode } from './NodeBoundary.tsx';
import { isRegistered, loadedComponent, type Registry } from './Registry.ts';
import { findBindings } from './resolveBindings.ts';

const maxNodes = 20_000;
const noProps: Members = {};
const noSlots: Readonly<Record<string, ReactNode>> = Object.freeze({});
const noValues: ValueSource = { flag: () => undefined, value: () => undefined };

interface NodeCompilerOptions {
  readonly page: PageDocument;
  readonly registry: Registry;
  /** Name of the page in failures. */
  readonly name: string;
  /** The invalid nodes, to which the compiler adds. */
  readonly failures: NodeFailure[];
}

/** Compiles the nodes of one page document. */
export class NodeCompiler {
  readonly #options: NodeCompilerOptions;
  readonly #root: unknown;
  readonly #nodes: Members;
  readonly #placed = new Map<string, CompiledNode>();
  readonly #kinds = new Map<string, Kind>();

  constructor(options: NodeCompilerOptions) {
    const page: unknown = options.page;
    const document: Members = isMembers(page) ? page : {};
    this.#options = options;
    this.#root = document.root;
    this.#nodes = isMembers(document.nodes) ? document.nodes : {};
  }

  /** Returns the element of the whole page. */
  compileRoot(): ReactElement {
    return this.#compileNode(this.#root, undefined);
  }

  #compileNode(id: unknown, parent: CompiledNode | undefined): ReactElement {
    if (typeof id !== 'string') return this.#reject(typeof id, 'a slot may hold ids of nodes only');
    if (this.#placed.has(id))
      return this.#reject(
        id,
        isInside(id, parent)
          ? 'the node is inside itself'
          : 'the node is in two places; the first one counts',
      );
    if (!Object.hasOwn(this.#nodes, id)) return this.#reject(id, 'there is no node of this id');
    const source = this.#nodes[id];
    if (!isMembers(source) || typeof source.use !== 'string')
      return this.#reject(id, 'the node names no component in "use"');
    const component = source.use;
    const kind = this.#kindOf(component);
    const essential = source.essential === true || kind?.isEssential === true;
    if (!kind) return this.#reject(id, 'there is no such component', { component, essential });
    if (this.#placed.size >= maxNodes)
      return this.#reject(id, `the page has more than ${maxNodes} nodes`, { component, essential });
    const node: CompiledNode = {
      page: this.#options.name,
      id,
      component,
      essential,
      parent,
      depth: parent ? parent.depth + 1 : 1,
    };
    if (node.depth > maxNodeDepth)
      return this.#reject(id, `the node is more than ${maxNodeDepth} deep`, {
        component,
        essential,
      });
    this.#placed.set(id, node);
    try {
      return this.#element(node, kind, source);
    } catch (error) {
      return this.#reject(id, error instanceof Error ? error.message : 'the node cannot be read', {
        component,
        essential,
      });
    }
  }

  #element(
    node: CompiledNode,
    kind: Kind,
    { props: ownProps = noProps, when: condition, slots }: Members,
  ): ReactElement {
    if (!isMembers(ownProps)) throw new Error('its props are no object');
    const bound = findBindings(ownProps);
    const when = condition === undefined ? undefined : readCondition(condition);
    const props = { ...ownProps, ...this.#slotProps(node, slots) };
    bound?.add(props);
    const key = when ? undefined : node.id;
    const element = this.#guarded({ node, kind, props, bound, key });
    // React adds the key to the props in development: they are frozen afterwards.
    Object.freeze(props);
    return when ? <Gate key={node.id} node={node} when={when} element={element} /> : element;
  }

  /** Returns the element of a node in its boundary. */
  #guarded({ node, kind: { loaded, plain: Plain }, props, bound, key }: Guarded): ReactElement {
    if (Plain && !bound) return <Plain key={key} node={node} props={props} />;
    const Bound = bound && loaded && boundComponent(loaded, bound);
    return (
      <NodeBoundary key={key} node={node}>
        {Bound && bound ? (
          <Bound props={props} bound={bound} />
        ) : bound || !loaded ? (
          <DynamicNode node={node} props={props} bound={bound} registry={this.#options.registry} />
        ) : (
          // JSX would copy the props of a component.
          jsx(loaded, props)
        )}
      </NodeBoundary>
    );
  }

  /** Returns the props with the slots' content. */
  #slotProps(node: CompiledNode, slots: unknown): Members {
    if (slots === undefined) return { slots: noSlots };
    if (!isMembers(slots)) throw new Error('its slots are no object');
    const { default: children, ...named } = Object.fromEntries(
      Object.entries(slots).map(([slot, ids]): [string, ReactNode] => [
        slot,
        Array.isArray(ids)
          ? Object.freeze(ids.map((id) => this.#compileNode(id, node)))
          : this.#reject(node.id, `its slot "${slot}" is no list of node ids`, node),
      ]),
    );
    return { ...(children === undefined ? {} : { children }), slots: Object.freeze(named) };
  }

  /** Returns the registry's data of a component, looked up once per page. */
  #kindOf(component: string): Kind | undefined {
    const { registry } = this.#options;
    const cached = this.#kinds.get(component);
    if (cached || !isRegistered(registry, component)) return cached;
    const loaded = loadedComponent(registry, component);
    const kind = {
      loaded,
      isEssential: registry.isEssential(component),
      plain:
        loaded && isFunction(loaded) && !registry.callsHooks(component)
          ? plainNode(loaded)
          : undefined,
    };
    this.#kinds.set(component, kind);
    return kind;
  }

  #reject(
    node: unknown,
    message: string,
    { component = '', essential = false } = {},
  ): ReactElement {
    const { failures, name } = this.#options;
    const failure = { page: name, node: String(node), component, message };
    failures.push(failure);
    return <FailedNode key={`!${failures.length}`} failure={failure} essential={essential} />;
  }
}

/** Registry data of a component in use. */
interface Kind {
  readonly loaded: ComponentType<object> | undefined;
  readonly isEssential: boolean;
  /** The boundary that calls the component, if it calls no hooks. */
  readonly plain: PlainNode | undefined;
}

/** A node without its condition. */
interface Guarded {
  readonly node: CompiledNode;
  readonly kind: Kind;
  readonly props: Members;
  readonly bound: Set<unknown> | undefined;
  readonly key: string | undefined;
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
  } catch (cause) {
    throw new Error('its condition cannot be read', { cause });
  }
}
