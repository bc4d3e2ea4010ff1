import { compareLists, listWords } from './compareLists.ts';
import { changeWords, compareValues, nameWords, pointerOf } from './compareValues.ts';
import type { Describe, Difference } from './Difference.ts';

/** Routes by name. */
export const describeRoutes: Describe = (before, after) =>
  named('routes', 'route', before.routes.routes, after.routes.routes);

/** Flags by name. */
export const describeFlags: Describe = (before, after) =>
  named('flags', 'flag', before.flags.flags, after.flags.flags);

/** Menus by name, their entries by id and in order. */
export const describeMenus: Describe = (
  { menus: { menus: before } },
  { menus: { menus: after } },
) => lists({ document: 'menus', noun: 'menu', key: 'id' }, before, after);

/** Banner groups by name, their banners by id and in order. */
export const describeBanners: Describe = (
  { banners: { groups: before } },
  { banners: { groups: after } },
) =>
  lists(
    { document: 'banners', noun: 'banner group', key: 'bannerId', inside: 'groups' },
    before,
    after,
  );

/** The form's fields by id and in order. */
export const describeRegistration: Describe = ({ registration: before }, { registration: after }) =>
  lists(
    { document: 'registration', noun: 'form', key: 'id', inside: '' },
    { fields: before.fields },
    { fields: after.fields },
  );

type Named = Readonly<Record<string, unknown>>;

function named(document: string, noun: string, before: Named, after: Named): Difference[] {
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((name) => {
    const at = pointerOf(document, document, name);
    if (!Object.hasOwn(after, name))
      return [{ document, pointer: at, text: `${noun} ${name} removed` }];
    if (!Object.hasOwn(before, name))
      return [{ document, pointer: at, text: `${noun} ${name} added` }];
    return compareValues(before[name], after[name]).map((change) => {
      const pointer = at + pointerOf(...change.path);
      return {
        document,
        pointer,
        text: `${noun} ${name}, ${change.path.map(nameWords).join(' ')}: ${changeWords(change, pointer)}`,
      };
    });
  });
}

interface ListKind {
  readonly document: string;
  readonly noun: string;
  /** The property that identifies entries. */
  readonly key: string;
  readonly inside?: string;
}

type Lists = Readonly<Record<string, readonly object[]>>;

function lists(
  { document, noun, key, inside = document }: ListKind,
  before: Lists,
  after: Lists,
): Difference[] {
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap(
    (name): Difference[] => {
      const at = pointerOf(...[document, inside, name].filter((part) => part !== ''));
      const [from, to] = [before[name], after[name]];
      if (!from || !to)
        return [{ document, pointer: at, text: `${noun} ${name} ${to ? 'added' : 'removed'}` }];
      const [old, fresh] = [entriesById(from, key), entriesById(to, key)];
      const order = compareLists([...old.keys()], [...fresh.keys()]).map((change) => ({
        document,
        pointer: at,
        text: `${noun} ${name}: ${change.id} ${listWords(change)}`,
      }));
      const inner = [...fresh].flatMap(([id, entry]) =>
        (old.has(id) ? compareValues(old.get(id), entry) : []).map((change) => {
          const pointer = pointerOf(
            ...at.split('/').slice(1),
            [...fresh.keys()].indexOf(id),
            ...change.path,
          );
          return {
            document,
            pointer,
            text: `${noun} ${name}, ${id}, ${change.path.map(nameWords).join(' ')}: ${changeWords(change, pointer)}`,
          };
        }),
      );
      return [...order, ...inner];
    },
  );
}

function entriesById(list: readonly object[], key: string): Map<string, object> {
  return new Map(
    list.map((entry) => [String(new Map<string, unknown>(Object.entries(entry)).get(key)), entry]),
  );
}
