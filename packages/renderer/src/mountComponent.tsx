import type { ComponentType, ReactElement } from 'react';
import type { CompiledNode } from './CompiledPage.ts';
import type { Registry } from './Registry.ts';

/** The element of a node's component. Throws while the component's code is not there. */
export function mountComponent(registry: Registry, node: CompiledNode, props: object): ReactElement {
  // That the props fit was checked against the component's schema when the document was validated.
  const Component = registry.get(node.component) as ComponentType<object> | undefined;
  if (!Component) throw new Error(`the code of ${node.component} is not loaded; load the page's families before showing it`);
  return <Component {...props} />;
}
