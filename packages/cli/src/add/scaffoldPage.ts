import { editText, formatDocument } from '@livery/config';
import { placeholderKey, replacePlaceholder, type Scaffold } from './Scaffold.ts';

const placeholder = { $text: placeholderKey };

/** A page of every brand: its document and its route. */
export function scaffoldPage(name: string): Scaffold {
  return {
    next: [replacePlaceholder],
    lines: [
      {
        path: 'tenants/_base/routes.json',
        insert: (text) =>
          editText(text, ['routes', name], {
            paths: [`/${name}`],
            page: name,
            title: placeholder,
            description: placeholder,
          }),
      },
    ],
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
              props: { title: placeholder, text: placeholder, level: 1 },
            },
          },
        }),
      ],
    ]),
  };
}
