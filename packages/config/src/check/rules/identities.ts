import type { Check, Report } from '../BrandUnderCheck.ts';
import { joinPointer } from '../../source/pointer.ts';

/** Checks that the ids of a list's entries are unique. */
export const identities: Check = ({ documents }, report) => {
  for (const [name, items] of Object.entries(documents.menus?.menus ?? {})) {
    once(
      items.map(({ id }) => id),
      joinPointer('/menus/menus', name),
      'id',
      report,
    );
  }
  for (const [name, banners] of Object.entries(documents.banners?.groups ?? {})) {
    once(
      banners.map(({ bannerId }) => bannerId),
      joinPointer('/banners/groups', name),
      'bannerId',
      report,
    );
  }
  once(
    (documents.site?.socialSignIn ?? []).map(({ provider }) => provider),
    '/site/socialSignIn',
    'provider',
    report,
  );
  once(
    (documents.registration?.fields ?? []).map(({ id }) => id),
    '/registration/fields',
    'id',
    report,
  );
};

function once(ids: readonly string[], pointer: string, key: string, report: Report): void {
  for (const [index, id] of ids.entries()) {
    if (ids.indexOf(id) < index)
      report(
        'LV425',
        joinPointer(pointer, index, key),
        `"${id}" is the ${key} of an entry before it`,
      );
  }
}
