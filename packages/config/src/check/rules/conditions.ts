import { contextPaths, isContextPath, type Condition, type ContextPath } from '@livery/model';
import { namesAt, type BrandUnderCheck, type Check } from '../BrandUnderCheck.ts';
import { conditionsOf } from '../conditionsOf.ts';
import { nearestName } from '../../source/nearestName.ts';

/**
 * Checks that the comparisons of conditions can be true: a value of another type never equals, and
 * a misspelt name is never the route, group, language, theme or session of a page. A name that is
 * merely absent is accepted, because the condition may come from a parent.
 */
export const conditions: Check = (underCheck, report) => {
  for (const { condition, pointer } of conditionsOf(underCheck)) {
    for (const { path, value, at } of comparisonsOf(condition)) {
      // Other paths are reported as references.
      if (!isContextPath(path)) continue;
      const type = contextPaths[path];
      if (typeof value !== type) {
        report(
          'LV453',
          `${pointer}${at}`,
          `"${path}" is a ${nouns[type]} and never ${JSON.stringify(value)}, a ${nouns[typeof value] ?? typeof value}`,
        );
        continue;
      }
      const names = valuesOf[path]?.(underCheck);
      if (!names || names.includes(String(value))) continue;
      const meant = nearestName(String(value), names);
      if (meant !== undefined)
        report(
          'LV453',
          `${pointer}${at}`,
          `"${path}" is never ${JSON.stringify(value)}; did you mean "${meant}"?`,
        );
    }
  }
};

const nouns: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'number',
  boolean: 'true or false',
};

interface Comparison {
  readonly path: string;
  readonly value: unknown;
  /** Pointer of the value within the condition. */
  readonly at: string;
}

function comparisonsOf(condition: Condition): Comparison[] {
  const [list, values] = condition.in ?? [];
  const single = (['eq', 'gt', 'gte', 'lt', 'lte'] as const).flatMap((name): Comparison[] => {
    const [path, value] = condition[name] ?? [];
    if (path === undefined) return [];
    // An order is for numbers, so a path of another type is the mistake.
    const isOrder = name !== 'eq' && isContextPath(path) && contextPaths[path] !== 'number';
    return [{ path, value, at: isOrder ? `/${name}/0` : `/${name}/1` }];
  });
  const listed = (values ?? []).map((value, index) => ({
    path: list ?? '',
    value,
    at: `/in/1/${index}`,
  }));
  return [...single, ...listed];
}

/** Returns the values that a path can have, where they are known. */
const valuesOf: Readonly<
  Partial<Record<ContextPath, (underCheck: BrandUnderCheck) => readonly string[] | undefined>>
> = {
  'route.name': (underCheck) => namesAt(underCheck, '/routes/routes'),
  'route.bannerGroup': (underCheck) => namesAt(underCheck, '/banners/groups'),
  'preferences.language': (underCheck) => namesAt(underCheck, '/locales'),
  'preferences.theme': () => ['light', 'dark'],
  'session.state': () => ['guest', 'member', 'trial'],
};
