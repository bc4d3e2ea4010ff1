import type { LighthouseAudit } from './LighthouseReport.ts';

const maxPlaces = 8;

/**
 * Returns the places a check found, one per line: selector, address or description. Lists the first
 * eight and the number of others.
 */
export function placesOf({ details }: LighthouseAudit): string[] {
  const places = Object.values(details?.items ?? []).flatMap(linesOf);
  return places.length > maxPlaces
    ? [...places.slice(0, maxPlaces), `and ${places.length - maxPlaces} more`]
    : places;
}

function linesOf(item: unknown): string[] {
  const { node, items, ...rest } = fieldsOf(item);
  // Trees and advice are only useful in the HTML report; a table inside a list is processed like
  // any other.
  if (rest.type === 'list-section') return [];
  if (items !== undefined) return Object.values(fieldsOf(items)).flatMap(linesOf);
  const { selector, snippet } = fieldsOf(node);
  if (typeof selector === 'string')
    return [[selector, typeof snippet === 'string' ? snippet.slice(0, 160) : ''].join('  ').trim()];
  // Each check has different columns, so all short values are shown.
  return [
    JSON.stringify(rest, (_key, value: unknown) =>
      typeof value === 'number' ? Math.round(value * 100) / 100 : value,
    ).slice(0, 240),
  ];
}

function fieldsOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}
