import type { ComponentType, ReactElement } from 'react';
import { jsx } from 'react/jsx-runtime';
import type { CompiledNode } from './CompiledPage.ts';
import type { Registry } from './Registry.ts';

/** The element of a node's component; `undefined` while the component's code is not there. */
export function mountComponent(registry: Registry, node: CompiledNode, props: object): ReactElement | undefined {
  // That the props fit was checked against the component's schema when the document was validated.
  const component = registry.get(node.component) as ComponentType<object> | undefined;
  return component && jsx(component, props); // JSX would copy the props.
}
