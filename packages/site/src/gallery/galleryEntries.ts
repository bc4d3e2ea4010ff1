import type { PageDocument } from '@livery/model';

/** What the gallery reads of a component's schema. */
export interface ComponentSchema {
  readonly title: string;
  readonly description?: string;
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, PropSchema>>;
  readonly examples?: readonly Readonly<Record<string, unknown>>[];
}

interface PropSchema {
  readonly $ref?: string;
  readonly type?: string;
  readonly enum?: readonly unknown[];
  readonly default?: unknown;
  readonly description?: string;
  readonly items?: PropSchema;
  readonly anyOf?: readonly PropSchema[];
}

/** A prop of a component, as a row of its table. */
export interface GalleryProp {
  readonly name: string;
  readonly type: string;
  readonly isRequired: boolean;
  readonly defaultValue: string;
  readonly description: string;
}

/** A component with its props and examples. */
export interface GalleryEntry {
  readonly name: string;
  readonly description: string;
  readonly props: readonly GalleryProp[];
  /** Each example as a page of its own, and as the JSON of its node. */
  readonly examples: readonly { readonly page: PageDocument; readonly json: string }[];
}

/** Components that frame a page and cannot be shown on one. */
const frames = ['Outlet', 'PageShell'];

/** Returns the entries of the gallery, by name. */
export function galleryEntries(schemas: readonly ComponentSchema[]): GalleryEntry[] {
  return schemas
    .map((schema) => entryOf(schema))
    .filter(({ name }) => !frames.includes(name))
    .toSorted((left, right) => left.name.localeCompare(right.name, 'en'));
}

/** Returns the entries whose name or description contains all words of a search. */
export function matchingEntries(entries: readonly GalleryEntry[], search: string): GalleryEntry[] {
  const words = search.toLowerCase().split(/\s+/);
  return entries.filter(({ name, description }) => {
    const text = `${name} ${description}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
}

function entryOf({
  title,
  description = '',
  required = [],
  properties = {},
  examples = [],
}: ComponentSchema): GalleryEntry {
  const use = title.replace(/Props$/, '');
  return {
    name: use,
    description,
    props: Object.entries(properties).map(([name, prop]) => ({
      name,
      type: typeOf(prop),
      isRequired: required.includes(name),
      defaultValue: prop.default === undefined ? '' : JSON.stringify(prop.default),
      description: prop.description ?? '',
    })),
    examples: examples.map((props) => ({
      page: { root: 'example', nodes: { example: { use, props } } },
      json: JSON.stringify({ use, props }, null, 2),
    })),
  };
}

function typeOf({ $ref, type, enum: values, items, anyOf }: PropSchema): string {
  if (anyOf) return anyOf.map(typeOf).join(' or ');
  if (values) return values.map((value) => JSON.stringify(value)).join(' | ');
  if (items) return `list of ${typeOf(items)}`;
  return type ?? $ref?.replace(/^.*\/(\w+)(?:\.schema\.json)?$/, '$1') ?? 'any';
}
