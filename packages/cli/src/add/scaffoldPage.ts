import { editText, formatDocument } from '@livery/config';
import { placeholderKey, replacePlaceholder, type ListLine, type Scaffold } from './Scaffold.ts';

const placeholder = { $text: placeholderKey };

/** Menus of the centres in `tenants/_base`, by the beginning of the names of their pages. */
const centreMenus: Readonly<Record<string, string>> = { mc: 'member', ac: 'agent' };

/**
 * A page of every brand: its document, and its route or, for a page of a centre (`mc.gifts`), its
 * entry in the centre's menu.
 */
export function scaffoldPage(name: string): Scaffold {
  const [centre = '', id] = name.split('.');
  const menu = centreMenus[centre];
  const isCentre = id !== undefined && menu !== undefined;
  return {
    next: [replacePlaceholder],
    lines: [isCentre ? entryOf(menu, id, name) : routeOf(name)],
    files: new Map([
      [
        `tenants/_base/pages/${name}.json`,
        formatDocument({
          $schema: '../../../schemas/page.schema.json',
          root: 'page',
          nodes: {
            page: { use: 'Stack', slots: { default: ['intro'] } },
            intro: {
              use: 'TextBlock',
              props: { title: placeholder, text: placeholder, ...(isCentre ? {} : { level: 1 }) },
            },
          },
        }),
      ],
    ]),
  };
}

function routeOf(name: string): ListLine {
  return {
    path: 'tenants/_base/routes.json',
    insert: (text) =>
      editText(text, ['routes', name], {
        paths: [`/${name}`],
        page: name,
        title: placeholder,
        description: placeholder,
      }),
  };
}

function entryOf(menu: string, id: string, page: string): ListLine {
  return {
    path: 'tenants/_base/menus.json',
    insert: (text) => {
      // The base's own document, which the check validates.
      const { menus } = JSON.parse(text) as { menus: Readonly<Record<string, readonly object[]>> };
      const entries = menus[menu] ?? [];
      return editText(text, ['menus', menu], [...entries, { id, text: placeholder, page }]);
    },
  };
}
