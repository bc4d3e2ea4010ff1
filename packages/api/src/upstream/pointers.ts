/** Returns a value inside another one; `undefined` if there is none. */
export type ReadValue = (value: unknown) => unknown;

/** Writes a value into an object. */
export type WriteValue = (target: Record<string, unknown>, value: unknown) => void;

/**
 * Returns a reader of a name (`code`) or a JSON pointer (`/error/code`); an empty text is the whole
 * value. Reads own properties only.
 */
export function pointerReader(text: string): ReadValue {
  const names = namesOf(text);
  const [only] = names;
  if (only === undefined) return (value) => value;
  if (names.length === 1) return (value) => ownMember(value, only);
  return (value) => names.reduce(ownMember, value);
}

/**
 * Returns a writer of a name or a JSON pointer, which creates the objects in between.
 */
export function pointerWriter(text: string): WriteValue {
  const names = namesOf(text);
  const last = names.at(-1) ?? '';
  const parents = names.slice(0, -1);
  return (target, value) => {
    let current = target;
    for (const name of parents) {
      const child = ownMember(current, name);
      const next = isRecord(child) ? child : {};
      if (next !== child) putOwn(current, name, next);
      current = next;
    }
    putOwn(current, last, value);
  };
}

function namesOf(text: string): readonly string[] {
  if (!text.startsWith('/')) return text === '' ? [] : [text];
  return text
    .slice(1)
    .split('/')
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'));
}

function ownMember(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? // An own property of an object.
      (value as Record<string, unknown>)[name]
    : undefined;
}

/** Defines an own property, also for the name `__proto__`. */
export function putOwn(target: Record<string, unknown>, name: string, value: unknown): void {
  if (name !== '__proto__') target[name] = value;
  else
    Object.defineProperty(target, name, {
      value,
      enumerable: true,
      configurable: true,
      writable: true,
    });
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
