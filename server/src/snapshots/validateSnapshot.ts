import type { SchemaSet } from '@livery/config';
import type { Site } from '@livery/model';

const documents = [
  'site',
  'routes',
  'menus',
  'banners',
  'flags',
  'registration',
  'theme',
  'compliance',
  'upstream',
] as const;

/**
 * Returns the violations of this release's schemas in a site saved by an earlier release, and fills
 * in new defaults in place.
 */
export function validateSnapshot(site: Site, schemas: SchemaSet): string[] {
  const violations = (schema: string, value: unknown, base: string) =>
    schemas
      .checkDocument(schema, value, base)
      .errors.map(({ instancePath, message }) => `${instancePath} ${message ?? 'does not fit'}`);
  return [
    ...documents.flatMap((name) => violations(name, site[name], `/${name}`)),
    ...Object.entries(site.pages).flatMap(([name, page]) =>
      violations('page', page, `/pages/${name}`),
    ),
  ];
}
