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
import { boundComponent } from './boundComponent.tsx';
import type { CompiledNode } from './CompiledPage.ts';
import { DynamicNode } from './DynamicNode.tsx';
import { FailedNode } from './FailedNode.tsx';
import { NodeBoundary } from './NodeBoundary.tsx';
import { isRegistered, loadedComponent, type Registry } from './Registry.ts';
import { findBindings } from './resolveBindings.ts';
import { StaticGroup } from './StaticGroup.tsx';

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
  /** The nodes of an earlier compilation, when a part of the page is compiled again. */
  readonly known?: ReadonlyMap<string, CompiledNode>;
}

/** The element of a node. */
interface Compiled {
  readonly element: ReactElement;
  /** Whether all components of the element are static. */
  readonly isStatic: boolean;
  /** The node whose element still needs a boundary, its own or that of a group around it. */
  readonly unbounded: CompiledNode | undefined;
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
    return this.#bounded(this.#compileNode(this.#root, undefined, true));
  }

  #compileNode(id: unknown, parent: CompiledNode | undefined, canGroup: boolean): Compiled {
    if (typeof id !== 'string') return this.#reject(typeof id, 'a slot may hold ids of nodes only');
    if (this.#isTaken(id, parent))
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
    const essential = source.essential === true || kind?.essential === true;
    if (!kind) return this.#reject(id, 'there is no such component', { component, essential });
    const { known } = this.#options;
    if (known ? !known.has(id) : this.#placed.size >= maxNodes)
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
      return this.#content(node, kind, source, canGroup);
    } catch (error) {
      return this.#reject(id, error instanceof Error ? error.message : 'the node cannot be read', {
        component,
        essential,
      });
    }
  }

  /** Returns whether another place of the page has the node already. */
  #isTaken(id: string, parent: CompiledNode | undefined): boolean {
    const known = this.#options.known?.get(id);
    return this.#placed.has(id) || (known !== undefined && known.parent?.id !== parent?.id);
  }

  #content(
    node: CompiledNode,
    kind: Kind,
    { props: ownProps = noProps, when: condition, slots: source }: Members,
    canGroup: boolean,
  ): Compiled {
    if (!isMembers(ownProps)) throw new Error('its props are no object');
    const bound = findBindings(ownProps);
    const when = condition === undefined ? undefined : readCondition(condition);
    const slots = source === undefined ? undefined : this.#compileSlots(node, source, canGroup);
    const isStatic =
      canGroup &&
      kind.isStatic &&
      kind.loaded !== undefined &&
      (slots === undefined || slots.every(([, { isStatic }]) => isStatic));
    const props = { ...ownProps, ...this.#slotProps(slots, isStatic) };
    bound?.add(props);
    const key = isStatic ? node.id : undefined;
    const element = this.#element({ node, kind, props, bound, when, key });
    // React adds the key to the props in development: they are frozen afterwards.
    Object.freeze(props);
    return isStatic
      ? { element, isStatic, unbounded: node }
      : {
          element: (
            <NodeBoundary key={node.id} node={node}>
              {element}
            </NodeBoundary>
          ),
          isStatic,
          unbounded: undefined,
        };
  }

  #element({
    node,
    kind,
    props,
    bound,
    when,
    key,
  }: {
    node: CompiledNode;
    kind: Kind;
    props: Members;
    bound: Set<unknown> | undefined;
    when: Condition | undefined;
    key: string | undefined;
  }): ReactElement {
    const Bound = bound && kind.loaded && boundComponent(kind.loaded, bound);
    // JSX would copy the props of a component.
    const element =
      Bound && bound ? (
        <Bound key={when ? undefined : key} props={props} bound={bound} />
      ) : bound || !kind.loaded ? undefined : (
        jsx(kind.loaded, props, when ? undefined : key)
      );
    if (!when && element) return element;
    return (
      <DynamicNode
        key={key}
        node={node}
        when={when}
        props={props}
        bound={bound}
        registry={this.#options.registry}
        element={element}
      />
    );
  }

  #compileSlots(
    node: CompiledNode,
    slots: unknown,
    canGroup: boolean,
  ): (readonly [name: string, slot: Slot])[] {
    if (!isMembers(slots)) throw new Error('its slots are no object');
    return Object.entries(slots).map(([slot, ids]) => {
      if (!Array.isArray(ids)) {
        const rejected = this.#reject(node.id, `its slot "${slot}" is no list of node ids`, node);
        return [slot, { rejected: rejected.element, nodes: [], isStatic: true }];
      }
      const nodes = ids.map((id) => this.#compileNode(id, node, canGroup));
      return [slot, { nodes, isStatic: nodes.every(({ isStatic }) => isStatic) }];
    });
  }

  /** Returns the props with the slots' content. Inside a group, its nodes have no boundaries. */
  #slotProps(
    slots: readonly (readonly [name: string, slot: Slot])[] | undefined,
    isInGroup: boolean,
  ): Members {
    if (slots === undefined) return { slots: noSlots };
    const { default: children, ...named } = Object.fromEntries(
      slots.map(([name, { rejected, nodes }]): [string, ReactNode] => [
        name,
        rejected ??
          Object.freeze(nodes.map((node) => (isInGroup ? node.element : this.#bounded(node)))),
      ]),
    );
    return { ...(children === undefined ? {} : { children }), slots: Object.freeze(named) };
  }

  /** Returns a node's element with the boundary that it still needs. */
  #bounded({ element, unbounded: node }: Compiled): ReactElement {
    if (!node) return element;
    let separated: ReactElement | undefined;
    return (
      <StaticGroup
        key={node.id}
        element={element}
        separate={() => (separated ??= this.#separate(node))}
      />
    );
  }

  /** Compiles a node again with the nodes inside, each with its own boundary. */
  #separate({ id, parent }: CompiledNode): ReactElement {
    const compiler = new NodeCompiler({ ...this.#options, failures: [], known: this.#placed });
    return compiler.#compileNode(id, parent, false).element;
  }

  /** Returns the registry's data of a component, looked up once per page. */
  #kindOf(component: string): Kind | undefined {
    const { registry } = this.#options;
    const cached = this.#kinds.get(component);
    if (cached || !isRegistered(registry, component)) return cached;
    const kind = {
      loaded: loadedComponent(registry, component),
      essential: registry.essential?.(component) === true,
      isStatic: registry.isStatic?.(component) === true,
    };
    this.#kinds.set(component, kind);
    return kind;
  }

  #reject(node: unknown, message: string, { component = '', essential = false } = {}): Compiled {
    const { failures, name } = this.#options;
    const failure = { page: name, node: String(node), component, message };
    failures.push(failure);
    return {
      element: <FailedNode key={`!${failures.length}`} failure={failure} essential={essential} />,
      isStatic: true,
      unbounded: undefined,
    };
  }
}

/** The compiled nodes of a slot. */
interface Slot {
  /** The message in place of a slot that is no list. */
  readonly rejected?: ReactElement;
  readonly nodes: readonly Compiled[];
  readonly isStatic: boolean;
}

/** Registry data of a component in use. */
interface Kind {
  readonly loaded: ComponentType<object> | undefined;
  readonly essential: boolean;
  readonly isStatic: boolean;
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
