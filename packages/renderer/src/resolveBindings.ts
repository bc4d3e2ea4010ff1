import type { TextRef, ValueRef } from '@livery/model';
import type { RenderContext } from './RenderContext.tsx';

/** Result of a `$value` without a default whose value is not known yet. */
export const missing: unique symbol = Symbol('missing');

/**
 * The objects and arrays in a node's props that contain a binding, at any depth. All others are
 * passed on unchanged.
 */
export type Bound = ReadonlySet<unknown>;

const maxDepth = 100;

/**
 * Returns the objects with bindings in a node's props, if there are any. Throws on an unknown kind
 * of binding, because the page requires a newer program.
 */
export function findBindings(props: Readonly<Record<string, unknown>>): Set<unknown> | undefined {
  let bound: Set<unknown> | undefined;
  for (const prop in props) {
    const value = props[prop];
    if (typeof value === 'object') mark(value, (bound ??= new Set()), 1);
  }
  return bound && bound.size > 0 ? bound : undefined;
}

/**
 * Returns the props with the bindings replaced, or {@link missing}. Values without bindings keep
 * their identity.
 */
export function resolveBindings(value: unknown, bound: Bound, context: RenderContext): unknown {
  if (!bound.has(value)) return value;
  if (isTextRef(value)) return context.text(value.$text, value.values);
  if (isValueRef(value)) return context.value(value.$value) ?? value.default ?? missing;
  if (Array.isArray(value)) {
    const items = value.map((item) => resolveBindings(item, bound, context));
    return items.includes(missing) ? missing : items;
  }
  // Only objects and arrays are marked.
  const entries = Object.entries(value as object).map(
    ([key, entry]) => [key, resolveBindings(entry, bound, context)] as const,
  );
  return entries.some(([, entry]) => entry === missing) ? missing : Object.fromEntries(entries);
}

function mark(value: unknown, bound: Set<unknown>, depth: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  if (depth > maxDepth) throw new Error(`props are nested more than ${maxDepth} deep`);
  let found = isTextRef(value) || isValueRef(value);
  if (!found) {
    for (const key in value) {
      // A row's value is known to the component that shows the row.
      if (key === '$row') continue;
      if (key.startsWith('$'))
        throw new Error(
          `"${key}" is no binding this version knows; it knows $text, $value and $row`,
        );
      // The type of a key from `for…in` is only `string`.
      if (mark(value[key as keyof typeof value], bound, depth + 1)) found = true;
    }
  }
  if (found) bound.add(value);
  return found;
}

function isTextRef(value: unknown): value is TextRef {
  return (
    typeof value === 'object' &&
    value !== null &&
    '$text' in value &&
    typeof value.$text === 'string'
  );
}

export function isValueRef(value: unknown): value is ValueRef {
  return (
    typeof value === 'object' &&
    value !== null &&
    '$value' in value &&
    typeof value.$value === 'string'
  );
}
