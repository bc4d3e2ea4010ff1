import { Component, type ComponentType, type FunctionComponent, type ReactNode } from 'react';
import { failureOf, type CompiledNode } from './CompiledPage.ts';
import { FailedNode } from './FailedNode.tsx';
import { RenderContextHolder, type RenderContext } from './RenderContext.tsx';

interface NodeProps {
  readonly node: CompiledNode;
}

interface NodeBoundaryState {
  readonly failed: { readonly error: unknown } | undefined;
}

const intact: NodeBoundaryState = { failed: undefined };

/** Error boundary of a node, so that an error affects this node only. */
abstract class Boundary<Props extends NodeProps> extends Component<Props, NodeBoundaryState> {
  static override readonly contextType = RenderContextHolder;
  declare context: RenderContext | undefined;
  override state = intact;

  static getDerivedStateFromError(error: unknown): NodeBoundaryState {
    return { failed: { error } };
  }

  override componentDidCatch(error: unknown): void {
    this.context?.report(failureOf(this.props.node, error));
  }

  /** Retries when the document has changed. */
  override componentDidUpdate(previous: Props): void {
    // oxlint-disable-next-line react/no-did-update-set-state -- only where the node is another one, so it ends
    if (this.state.failed && previous.node !== this.props.node) this.setState(intact);
  }

  override render(): ReactNode {
    const { node } = this.props;
    const { failed } = this.state;
    if (failed)
      return <FailedNode failure={failureOf(node, failed.error)} essential={node.essential} />;
    const left = this.context?.attempt?.begin(node);
    return left ? <FailedNode failure={left} essential={node.essential} /> : this.content();
  }

  protected abstract content(): ReactNode;
}

/** Boundary around a node's element, outside its condition and bindings. */
export class NodeBoundary extends Boundary<NodeProps & { readonly children: ReactNode }> {
  protected override content(): ReactNode {
    return this.props.children;
  }
}

/** A node with an error that React would report to the boundaries around the node only. */
export function FailingNode({ node, error }: NodeProps & { readonly error: unknown }): ReactNode {
  return (
    <NodeBoundary node={node}>
      <Throwing error={error} />
    </NodeBoundary>
  );
}

function Throwing({ error }: { readonly error: unknown }): ReactNode {
  throw error;
}

/** Boundary that calls a component without hooks itself. */
export type PlainNode = ComponentType<PlainNodeProps>;

interface PlainNodeProps extends NodeProps {
  readonly props: object;
}

const plainNodes = new WeakMap<FunctionComponent<object>, PlainNode>();

/**
 * Returns the boundary that calls a component without hooks, because an element of its own for each
 * boundary costs a quarter of the rendering of a page of a thousand nodes. One for each component,
 * so that React does not keep the content of another one at the same place.
 */
export function plainNode(component: FunctionComponent<object>): PlainNode {
  const known = plainNodes.get(component);
  if (known) return known;
  class Plain extends Boundary<PlainNodeProps> {
    static readonly displayName = component.displayName ?? component.name;

    protected override content(): ReactNode {
      const { node, props } = this.props;
      try {
        return component(props) as ReactNode;
      } catch (error) {
        return <FailingNode node={node} error={error} />;
      }
    }
  }
  plainNodes.set(component, Plain);
  return Plain;
}
