import type { PageDocument } from '@livery/model';

const documents = import.meta.glob<PageDocument>('../../../../tenants/_base/pages/*.json', {
  eager: true,
  import: 'default',
});

/** Returns a page document of `tenants/_base` by its name. */
export function basePage(name: string): PageDocument {
  const document = documents[`../../../../tenants/_base/pages/${name}.json`];
  if (!document) throw new Error(`There is no page ${name}.`);
  return document;
}

/** Returns a node of a page of `tenants/_base`, for a test of what the document says. */
export function baseNode(page: string, node: string): PageDocument['nodes'][string] {
  const found = basePage(page).nodes[node];
  if (!found) throw new Error(`The page ${page} has no node ${node}.`);
  return found;
}
