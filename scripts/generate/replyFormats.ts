import { operatorCalls } from '@livery/api';
import { callCatalogue } from '@livery/api/callCatalogue';
import type { ValueShape } from '@livery/model';
import { generatedNotice, type GeneratedFile } from './GeneratedFile.ts';

/** Formats that a schema may name; the component `ReplyValue` displays them. */
const formats = [
  'number',
  'money',
  'signedMoney',
  'spendableMoney',
  'payableMoney',
  'percent',
  'dateTime',
  'date',
  'word',
  'copy',
  'image',
  'list',
  'invitation',
];
const maxDepth = 6;

/** Generates the formats of reply values, by call and path, from the schemas' `x-format`. */
export function replyFormats(): GeneratedFile[] {
  const table = Object.fromEntries(
    operatorCalls
      .map(({ name }) => {
        const reply = callCatalogue.contractOf(name)?.reply;
        return [name, Object.fromEntries(reply ? formatsIn(reply, name) : [])] as const;
      })
      .filter(([, paths]) => Object.keys(paths).length > 0),
  );
  return [
    {
      path: 'packages/api/src/generated/replyFormats.gen.ts',
      text: `${generatedNotice}/** Format in which a value of a reply is displayed. */
export type ReplyFormat =
${formats.map((format) => `  | '${format}'`).join('\n')};

/** Formats of the values of replies, by call and by path; a list has no part of its own in it. */
export const replyFormats: Readonly<
  Record<string, Readonly<Record<string, ReplyFormat>> | undefined>
> = ${JSON.stringify(table, null, 2)};
`,
    },
  ];
}

function formatsIn(
  shape: ValueShape,
  call: string,
  path: readonly string[] = [],
): [string, string][] {
  const { format } = shape;
  if (format !== undefined) {
    if (!formats.includes(format))
      throw new Error(`${call}: ${path.join('.')} has the unknown x-format "${format}"`);
    return [[path.join('.'), format]];
  }
  if (path.length > maxDepth) return [];
  if (shape.items) return formatsIn(shape.items, call, path);
  return shape.fieldNames.flatMap((name) => {
    const field = shape.field(name);
    return field ? formatsIn(field, call, [...path, name]) : [];
  });
}
