import type { BrandUnderCheck } from '../check/BrandUnderCheck.ts';
import { defaultLanguage, type NameKind } from '../check/referenceTargets.ts';
import { formNames } from '../check/textKeys.ts';
import { childOf, getAt, plainValue } from '../source/LocatedValue.ts';
import { joinPointer } from '../source/pointer.ts';
import { isSchema, stringsOf } from '../source/Schema.ts';

interface DefinedName {
  readonly value: string;
  /** Pointer of the definition in the merged site, if it is there. */
  readonly pointer: string | undefined;
}

/** Describes a name by its definition. */
type Describe = (name: DefinedName, underCheck: BrandUnderCheck) => string | undefined;

const describers: Readonly<Partial<Record<NameKind, Describe>>> = {
  textKey: ({ value }, underCheck) => textOf(value, underCheck),
  gameType: ({ value }, underCheck) => textOf(`category.${value}`, underCheck),
  asset: ({ value }, { assets }) => sizeOf(assets.get(value)?.bytes),
  component: ({ value }, { schemas }) => descriptionOf(schemas.propsOf(value)),
  call: ({ value }, underCheck) => fieldsOf(value, underCheck),
  guestCall: ({ value }, underCheck) => fieldsOf(value, underCheck),
  page: (name, { tree }) => getAt(tree, name.pointer ?? '')?.location.document.file,
  menu: (name, underCheck) => countOf(name, underCheck, 'entries'),
  bannerGroup: (name, underCheck) => countOf(name, underCheck, 'banners'),
  flag: (name, underCheck) => {
    const flag = definitionOf(name, underCheck);
    return descriptionOf(flag) ?? JSON.stringify(flag);
  },
  fontFamily: (name, underCheck) => JSON.stringify(definitionOf(name, underCheck)),
  node: (name, underCheck) => {
    const node = definitionOf(name, underCheck);
    return isSchema(node) && typeof node.use === 'string' ? node.use : undefined;
  },
  route: describeRoute,
  routePath: describeRoute,
};

/**
 * Returns one line about what a name means, for lists and hints of editors: a text in the brand's
 * default language, the paths of a route, the component of a node.
 */
export function describeName(
  { kind, ...name }: DefinedName & { kind: NameKind },
  underCheck: BrandUnderCheck,
): string | undefined {
  return describers[kind]?.(name, underCheck);
}

/** Returns the paths of a route and where they lead. */
function describeRoute(name: DefinedName, underCheck: BrandUnderCheck): string | undefined {
  const route = definitionOf(name, underCheck);
  if (!isSchema(route)) return undefined;
  const [target] = stringsOf([route.page, route.redirect]);
  return [...stringsOf(route.paths), ...(target === undefined ? [] : ['→', target])].join(' ');
}

/** Returns the value that a name is the key of. */
function definitionOf({ pointer }: DefinedName, { tree }: BrandUnderCheck): unknown {
  const located = pointer === undefined ? undefined : getAt(tree, pointer);
  return located && plainValue(located);
}

function countOf(name: DefinedName, underCheck: BrandUnderCheck, noun: string): string | undefined {
  const list = definitionOf(name, underCheck);
  return Array.isArray(list) ? `${noun}: ${list.length}` : undefined;
}

/** Returns a text in the brand's default language, else in English; forms are in one line. */
function textOf(key: string, underCheck: BrandUnderCheck): string | undefined {
  for (const language of [defaultLanguage(underCheck), 'EN']) {
    const locale = getAt(underCheck.tree, joinPointer('/locales', language));
    const forms = formNames(key).flatMap((name) => {
      const form = childOf(locale, name);
      return form?.kind === 'scalar' ? String(form.value) : [];
    });
    if (forms.length > 0) return forms.join(' | ');
  }
  return undefined;
}

function sizeOf(bytes: number | undefined): string | undefined {
  return bytes === undefined ? undefined : `${Math.ceil(bytes / 1024)} kB`;
}

function descriptionOf(schema: unknown): string | undefined {
  return isSchema(schema) && typeof schema.description === 'string'
    ? schema.description
    : undefined;
}

function fieldsOf(call: string, { calls }: BrandUnderCheck): string | undefined {
  const contract = calls.contractOf(call);
  if (!contract) return undefined;
  const { method, request } = contract;
  return request.fieldNames.length === 0
    ? method
    : `${method} with ${request.fieldNames.join(', ')}`;
}
