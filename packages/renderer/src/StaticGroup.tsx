import { Component, type ReactElement, type ReactNode } from 'react';
import { RenderContextHolder, type RenderContext } from './RenderContext.tsx';

interface StaticGroupProps {
  /** The nodes without boundaries. */
  readonly element: ReactElement;
  /** Returns the same nodes with a boundary around each. */
  readonly separate: () => ReactElement;
}

interface StaticGroupState {
  readonly hasFailed: boolean;
}

const intact: StaticGroupState = { hasFailed: false };

/**
 * One error boundary around static nodes, because a boundary around each of a thousand nodes costs
 * a quarter of the page's rendering. If a node fails, the group is mounted again with a boundary
 * around each node, so that the error affects its own node only. Nothing is lost with the first
 * mount, because static components have no state.
 */
export class StaticGroup extends Component<StaticGroupProps, StaticGroupState> {
  static override readonly contextType = RenderContextHolder;
  declare context: RenderContext | undefined;
  override state = intact;

  static getDerivedStateFromError(): StaticGroupState {
    return { hasFailed: true };
  }

  /** Groups the nodes again when the document has changed. */
  override componentDidUpdate(previous: StaticGroupProps): void {
    // oxlint-disable-next-line react/no-did-update-set-state -- only for another document, so it ends
    if (this.state.hasFailed && previous.element !== this.props.element) this.setState(intact);
  }

  override render(): ReactNode {
    const { element, separate } = this.props;
    // On the server boundaries have no effect, and the attempt needs each node.
    return this.state.hasFailed || this.context?.attempt ? separate() : element;
  }
}
