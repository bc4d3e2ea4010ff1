import {
  isCentrePage,
  linkedCentrePages,
  type CentreLinks,
  type Condition,
  type PublicSite,
  type PublicSiteDocument,
  type Site,
} from '@livery/model';
import { isSchema, type Schema } from '../source/Schema.ts';
import type { SchemaSet } from '../schema/SchemaSet.ts';

/**
 * Returns the part of a site that a browser may see. Only what the schemas mark `x-visibility:
 * public` is included; the mark applies to all descendants.
 */
export function publicSite(site: Site, schemas: SchemaSet): PublicSite {
  // The same document, with fields left out.
  const visible = <T>(name: string, document: T): T =>
    publicPart(document, schemas.file(`${name}.schema.json`), 'server') as T;
  return {
    brand: site.brand,
    site: visible<PublicSiteDocument>('site', site.site),
    routes: visible('routes', site.routes),
    menus: visible('menus', site.menus),
    banners: visible('banners', site.banners),
    registration: visible('registration', site.registration),
    compliance: visible('compliance', site.compliance),
    centreLinks: centreLinksOf(site),
  };
}

/** Returns the linked pages of the centres that the brand lacks or shows under a condition. */
function centreLinksOf({ site, menus, pages }: Site): CentreLinks {
  const { menu: menuName = '', defaultPage = '' } = site.centres?.mc ?? {};
  const menu = menus.menus[menuName] ?? [];
  const links: [string, Condition | false][] = linkedCentrePages.flatMap((page) => {
    const when = menu.find((entry) => entry.page === page)?.when;
    const exists = Object.hasOwn(pages, page) && isCentrePage(page, { menu, defaultPage });
    const link = exists ? when : false;
    return link === undefined ? [] : [[page, link]];
  });
  return Object.fromEntries(links);
}

function publicPart(value: unknown, schema: Schema, inherited: unknown): unknown {
  const visibility = schema['x-visibility'] ?? inherited;
  if (!isSchema(value) || !isSchema(schema.properties))
    return visibility === 'public' ? value : undefined;
  const properties = schema.properties;
  const rest = isSchema(schema.additionalProperties) ? schema.additionalProperties : {};
  const parts = Object.entries(value).flatMap(([name, part]): [string, unknown][] => {
    const propertySchema = Object.hasOwn(properties, name) ? properties[name] : rest;
    const visible = publicPart(part, isSchema(propertySchema) ? propertySchema : {}, visibility);
    return visible === undefined ? [] : [[name, visible]];
  });
  return parts.length === 0 && visibility !== 'public' ? undefined : Object.fromEntries(parts);
}
