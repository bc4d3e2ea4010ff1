import { observer } from 'mobx-react-lite';
import type { ComponentType, FunctionComponent, ReactNode } from 'react';
import { useRenderContext } from './RenderContext.tsx';
import { isValueRef, resolveBindings, type Bound } from './resolveBindings.ts';

interface BoundProps {
  readonly props: object;
  readonly bound: Bound;
}

const boundComponents = new WeakMap<FunctionComponent, FunctionComponent<BoundProps>>();

/**
 * Returns a component that resolves the bindings of its props and renders them itself, so that a
 * changed value renders one component and not two. One for each component, because their hooks
 * differ.
 *
 * `undefined` for what React cannot call as a function, and for bindings that may be missing: then
 * the component is not rendered, and its hooks would not run.
 */
export function boundComponent(
  component: ComponentType<object>,
  bound: Bound,
): FunctionComponent<BoundProps> | undefined {
  if (!isFunction(component) || mayBeMissing(bound)) return undefined;
  const existing = boundComponents.get(component);
  if (existing) return existing;
  const BoundNode = observer(function BoundNode({ props, bound: own }: BoundProps): ReactNode {
    const context = useRenderContext();
    // The props are an object, and none of their bindings is missing.
    return component(resolveBindings(props, own, context) as object) as ReactNode;
  });
  boundComponents.set(component, BoundNode);
  return BoundNode;
}

/** Whether a component is a plain function: no class, no `memo` and no `observer`. */
export function isFunction(
  component: ComponentType<object>,
): component is FunctionComponent<object> {
  // The prototype of an arrow function is undefined, of a class component React's.
  const prototype = (component as { prototype?: { isReactComponent?: object } }).prototype;
  return typeof component === 'function' && prototype?.isReactComponent === undefined;
}

function mayBeMissing(bound: Bound): boolean {
  for (const value of bound) if (isValueRef(value) && value.default === undefined) return true;
  return false;
}
