import { editDocument } from '@livery/config';
import { json, type Scaffold } from './Scaffold.ts';

/**
 * A text key that exists in every language; the page's own texts must be written in each of them.
 */
const placeholder = { $text: 'help.title' };

/** A page of every brand: its document and its route. */
export function scaffoldPage(name: string): Scaffold {
  return {
    lines: [
      {
        path: 'tenants/_base/routes.json',
        insert: (text) =>
          editDocument(text, ['routes', name], {
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
        json({
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
