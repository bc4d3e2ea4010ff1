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
 * Where a site kept by an earlier release does not fit this one’s schemas; defaults that are new
 * are filled in, in place.
 */
export function keptMisfits(site: Site, schemas: SchemaSet): string[] {
  const misfits = (schema: string, value: unknown, base: string) =>
    schemas
      .checkDocument(schema, value, base)
      .errors.map(({ instancePath, message }) => `${instancePath} ${message ?? 'does not fit'}`);
  return [
    ...documents.flatMap((name) => misfits(name, site[name], `/${name}`)),
    ...Object.entries(site.pages).flatMap(([name, page]) =>
      misfits('page', page, `/pages/${name}`),
    ),
  ];
}
