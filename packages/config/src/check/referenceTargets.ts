import { contextPaths, iconNames, matchRoute } from '@livery/model';
import { namesAt, type BrandUnderCheck } from './BrandUnderCheck.ts';
import { builtInFamilies } from './builtInFamilies.ts';
import { firstPath, pathOnly } from './rules/routes.ts';
import { textIndex } from './textIndex.ts';
import { formNames } from './textKeys.ts';
import type { Reference, ReferenceKind } from '../schema/SchemaSet.ts';
import { childOf, getAt } from '../source/LocatedValue.ts';
import { joinPointer, pointerParts } from '../source/pointer.ts';

/** What a kind of reference names. */
interface ReferenceTarget {
  /** Returns the pointer of the object in the merged tree whose keys are the valid names. */
  readonly at?: (reference: Pick<Reference, 'pointer'>) => string;
  /**
   * Returns the valid names, where they are not the keys of `at`; `undefined` when they cannot be
   * determined.
   */
  readonly names?: (underCheck: BrandUnderCheck) => Iterable<string> | undefined;
  /** Returns the pointer of what a name means, where it is not a key of `at`. */
  readonly definedAt?: (name: string, underCheck: BrandUnderCheck) => string | undefined;
}

/** Kinds whose values are names of something; addresses have a check of their own. */
export type NameKind = Exclude<ReferenceKind, 'frameAddress'>;

const labelPrefix = 'category.';

const targets: Readonly<Record<NameKind, ReferenceTarget>> = {
  route: { at: () => '/routes/routes' },
  routePath: { names: routePaths, definedAt: routePointer },
  page: { at: () => '/pages', names: (underCheck) => namesAt(underCheck, '/pages') ?? [] },
  menu: { at: () => '/menus/menus' },
  flag: { at: () => '/flags/flags' },
  textKey: {
    at: () => '/locales/EN',
    names: ({ locales }) => english(locales),
    definedAt: textPointer,
  },
  asset: { names: ({ assets }) => assets.keys() },
  icon: { names: () => iconNames },
  bannerGroup: { at: () => '/banners/groups' },
  node: { at: ({ pointer }) => joinPointer('', ...pointerParts(pointer).slice(0, 2), 'nodes') },
  component: { names: ({ schemas }) => schemas.components.keys() },
  call: { names: ({ calls }) => calls.operator },
  guestCall: { names: ({ calls }) => calls.guest },
  contextPath: { names: () => Object.keys(contextPaths) },
  gameType: {
    // A category has a label in menus; those of an operator's own are added with theirs.
    names: ({ locales }) =>
      Array.from(english(locales) ?? []).flatMap((key) =>
        key.startsWith(labelPrefix) ? key.slice(labelPrefix.length) : [],
      ),
    definedAt: (name, underCheck) => textPointer(labelPrefix + name, underCheck),
  },
  fontFamily: {
    names: ({ documents: { theme } }) =>
      theme && [...builtInFamilies, ...Object.keys(theme.font.families)],
    definedAt: (name) => joinPointer('/theme/font/families', name),
  },
};

/** Returns whether a reference is the name of something. */
export function isNameKind(kind: ReferenceKind): kind is NameKind {
  return kind !== 'frameAddress';
}

/**
 * Returns the pointer of the object in the merged tree whose keys are the names that a reference
 * may have; `undefined` if they are not in one object.
 */
export function definitionsAt(
  kind: NameKind,
  reference: Pick<Reference, 'pointer'>,
): string | undefined {
  return targets[kind].at?.(reference);
}

/** Returns the names that a reference may have; `undefined` when they cannot be determined. */
export function validNames(
  kind: NameKind,
  reference: Pick<Reference, 'pointer'>,
  underCheck: BrandUnderCheck,
): Iterable<string> | undefined {
  const { at, names } = targets[kind];
  return names ? names(underCheck) : namesAt(underCheck, at?.(reference) ?? '');
}

/** Returns the pointer of what a reference names; `undefined` if it is not in the merged tree. */
export function definedAt(
  kind: NameKind,
  reference: Pick<Reference, 'value' | 'pointer'>,
  underCheck: BrandUnderCheck,
): string | undefined {
  const { at, definedAt: find } = targets[kind];
  if (find) return find(reference.value, underCheck);
  return at && joinPointer(at(reference), reference.value);
}

/** Returns the canonical path of each route. */
function routePaths({ documents: { routes } }: BrandUnderCheck): string[] | undefined {
  return routes && Object.values(routes.routes).map(firstPath);
}

/** Returns the pointer of the route that a path opens. Banners may also name the route itself. */
function routePointer(target: string, { documents }: BrandUnderCheck): string | undefined {
  const routes = documents.routes?.routes ?? {};
  const name = target.startsWith('/') ? matchRoute(routes, pathOnly(target))?.name : target;
  return name === undefined ? undefined : joinPointer('/routes/routes', name);
}

/** Returns the brand's default language, even when its site document is invalid. */
export function defaultLanguage({ tree }: Pick<BrandUnderCheck, 'tree'>): string {
  const language = getAt(tree, '/site/defaultLang');
  return language?.kind === 'scalar' ? String(language.value) : 'EN';
}

/** Returns the pointer of a text in the brand's default language, or else in English. */
function textPointer(key: string, underCheck: BrandUnderCheck): string | undefined {
  for (const language of [defaultLanguage(underCheck), 'EN']) {
    const at = joinPointer('/locales', language);
    const locale = getAt(underCheck.tree, at);
    const form = formNames(key).find((name) => childOf(locale, name));
    if (form !== undefined) return joinPointer(at, form);
  }
  return undefined;
}

function english(locales: BrandUnderCheck['locales']): Iterable<string> | undefined {
  const locale = locales.get('EN');
  return locale && textIndex(locale).keys;
}
