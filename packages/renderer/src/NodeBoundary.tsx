import { Component, type ReactNode } from 'react';
import { failureOf, type CompiledNode } from './CompiledPage.ts';
import { FailedNode } from './FailedNode.tsx';
import { RenderContextHolder, type RenderContext } from './RenderContext.tsx';

interface NodeBoundaryProps {
  readonly node: CompiledNode;
  readonly children: ReactNode;
}

interface NodeBoundaryState {
  readonly failed: { readonly error: unknown } | undefined;
}

const intact: NodeBoundaryState = { failed: undefined };

/**
 * Error boundary around every node, outside its condition and bindings, so that an error affects
 * this node only.
 */
export class NodeBoundary extends Component<NodeBoundaryProps, NodeBoundaryState> {
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
  override componentDidUpdate(previous: NodeBoundaryProps): void {
    // oxlint-disable-next-line react/no-did-update-set-state -- only where the node is another one, so it ends
    if (this.state.failed && previous.node !== this.props.node) this.setState(intact);
  }

  override render(): ReactNode {
    const { node, children } = this.props;
    const { failed } = this.state;
    if (failed)
      return <FailedNode failure={failureOf(node, failed.error)} essential={node.essential} />;
    const left = this.context?.attempt?.begin(node);
    return left ? <FailedNode failure={left} essential={node.essential} /> : children;
  }
}
