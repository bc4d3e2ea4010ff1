/** Difference of a JSON object from another one, which is its base. */
export interface JsonDelta {
  /** Members that are new or replaced as a whole, in their order. */
  readonly set?: Readonly<Record<string, unknown>>;
  /** Members that are objects in both and differ in parts. */
  readonly edit?: Readonly<Record<string, JsonDelta>>;
  /** Members of the base that are gone. */
  readonly remove?: readonly string[];
}

type JsonObject = Readonly<Record<string, unknown>>;

/**
 * Returns what {@link applyDelta} needs to make a value of its base, which must not change. The
 * order of the value's own members is not preserved, that of all members below is.
 */
export function createDelta(base: JsonObject, value: JsonObject): JsonDelta {
  return deltaOf(membersOfBase(base), membersOf(value));
}

/** An object with the names of its members, which are slow to list. */
interface Members {
  readonly object: JsonObject;
  readonly names: readonly string[];
}

function membersOf(object: JsonObject): Members {
  return { object, names: Object.keys(object) };
}

const bases = new WeakMap<JsonObject, Members>();

/** Lists a base's members once, because many values have the same base, which does not change. */
function membersOfBase(object: JsonObject): Members {
  const members = bases.get(object) ?? membersOf(object);
  bases.set(object, members);
  return members;
}

function deltaOf(base: Members, value: Members): JsonDelta {
  const set: [string, unknown][] = [];
  const edit: [string, JsonDelta][] = [];
  for (const name of value.names) {
    const member = value.object[name];
    // Most members are equal texts; an inherited one of the prototype is never a JSON value.
    if (base.object[name] === member) continue;
    const before = Object.hasOwn(base.object, name) ? base.object[name] : undefined;
    const delta = isObject(before) && isObject(member) ? orderedDelta(before, member) : undefined;
    if (delta && Object.keys(delta).length > 0) edit.push([name, delta]);
    if (!delta && !isEqual(before, member)) set.push([name, member]);
  }
  const remove = startsWith(value.names, base.names)
    ? []
    : base.names.filter((name) => !Object.hasOwn(value.object, name));
  return {
    ...(set.length === 0 ? {} : { set: Object.fromEntries(set) }),
    ...(edit.length === 0 ? {} : { edit: Object.fromEntries(edit) }),
    ...(remove.length === 0 ? {} : { remove }),
  };
}

/**
 * Returns the delta of two objects if the members that both have come first in the value, in the
 * order of the base.
 */
function orderedDelta(before: JsonObject, after: JsonObject): JsonDelta | undefined {
  const [base, value] = [membersOfBase(before), membersOf(after)];
  const keepsOrder =
    startsWith(value.names, base.names) ||
    startsWith(
      value.names,
      base.names.filter((name) => Object.hasOwn(after, name)),
    );
  return keepsOrder ? deltaOf(base, value) : undefined;
}

function startsWith(names: readonly string[], first: readonly string[]): boolean {
  return first.every((name, index) => names[index] === name);
}

/** Returns the value of a delta. Parts that do not differ are those of the base, not copies. */
export function applyDelta(
  base: JsonObject,
  { set = {}, edit = {}, remove = [] }: JsonDelta,
): Record<string, unknown> {
  const removed = new Set(remove);
  const members = new Map(Object.entries(base).filter(([name]) => !removed.has(name)));
  for (const [name, delta] of Object.entries(edit)) {
    const before = members.get(name);
    members.set(name, applyDelta(isObject(before) ? before : {}, delta));
  }
  for (const [name, member] of Object.entries(set)) members.set(name, member);
  return Object.fromEntries(members);
}

/** Returns how many members `applyDelta` copies from the base, into the objects that differ. */
export function copiedMembers(base: JsonObject, { edit = {} }: JsonDelta): number {
  return Object.entries(edit).reduce((sum, [name, delta]) => {
    const before = base[name];
    return sum + copiedMembers(isObject(before) ? before : {}, delta);
  }, Object.keys(base).length);
}

/** Compares JSON values, including the order of members. */
function isEqual(first: unknown, second: unknown): boolean {
  if (first === second) return true;
  if (Array.isArray(first))
    return (
      Array.isArray(second) &&
      first.length === second.length &&
      first.every((item, index) => isEqual(item, second[index]))
    );
  if (!isObject(first) || !isObject(second)) return false;
  const names = Object.keys(first);
  const others = Object.keys(second);
  return (
    names.length === others.length &&
    names.every((name, index) => others[index] === name && isEqual(first[name], second[name]))
  );
}

function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
