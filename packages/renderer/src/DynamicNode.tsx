import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { jsx } from 'react/jsx-runtime';
import { failureOf, type CompiledNode } from './CompiledPage.ts';
import { FailedNode } from './FailedNode.tsx';
import { loadedComponent, type Registry } from './Registry.ts';
import { useRenderContext } from './RenderContext.tsx';
import { missing, resolveBindings, type Bound } from './resolveBindings.ts';

interface DynamicNodeProps {
  readonly node: CompiledNode;
  readonly props: object;
  readonly bound: Bound | undefined;
  readonly registry: Registry;
}

/**
 * A node with bindings, or whose component may load late. Only this component observes, and only
 * the values it reads.
 */
export const DynamicNode = observer(function DynamicNode({
  node,
  props,
  bound,
  registry,
}: DynamicNodeProps): ReactNode {
  const context = useRenderContext();
  const resolved = bound ? resolveBindings(props, bound, context) : props;
  if (resolved === missing)
    return node.essential ? (
      <FailedNode failure={failureOf(node, 'a value it needs is not known')} essential />
    ) : null;
  const component = loadedComponent(registry, node.component);
  if (!component)
    throw new Error(
      `the code of ${node.component} is not loaded; load the page's families before showing it`,
    );
  return jsx(component, resolved);
});
