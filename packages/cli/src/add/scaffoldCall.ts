import { formatDocument } from '@livery/config';
import { capitalised, insertBefore, wordsOf, type Feature, type Scaffold } from './Scaffold.ts';

/** A call of the operator's API: entry, schemas, the sandbox's handler and its test. */
export function scaffoldCall(name: string, feature: Feature): Scaffold {
  const type = capitalised(name.replace(/^get/, ''));
  const words = wordsOf(type);
  const folder = `packages/api/src/calls/${feature}`;
  const handlers = `packages/demo-operator/src/${feature}/${name}Handlers.ts`;
  return {
    next: [
      'Correct the path, the fields of request and reply, and the docstring with its source.',
      `If the specification names the call, replace the line '${name}' in packages/e2e/src/literals/calls.ts by its entry in specifiedCalls.`,
    ],
    lines: [
      {
        path: 'packages/e2e/src/literals/calls.ts',
        insert: (text) =>
          insertBefore(text, {
            after: 'export const ownCalls: readonly string[] = [',
            before: '\n];',
            line: `\n  '${name}',`,
          }),
      },
    ],
    files: new Map([
      [
        `${folder}/${name}.schema.json`,
        formatDocument({
          $schema: 'https://json-schema.org/draft/2020-12/schema',
          $id: `/${folder}/${name}.schema.json`,
          description: `The ${words}.`,
          $defs: {
            [`${type}Request`]: {
              type: 'object',
              properties: {},
              additionalProperties: false,
              description: 'Nothing.',
            },
            [`${type}Reply`]: {
              type: 'object',
              properties: {
                items: {
                  type: 'array',
                  maxItems: 100,
                  items: { type: 'string', maxLength: 256 },
                  description: `The ${words}.`,
                },
              },
              required: ['items'],
              description: `The ${words}.`,
            },
          },
        }),
      ],
      [
        `${folder}/${name}.ts`,
        `import type { ${type}Reply, ${type}Request } from '@livery/model';
import { defineCall } from '../../Call.ts';

/**
 * The ${words}.
 *
 * Shape:  \`{ items }\`.
 * Errors: \`upstream_failed\`, \`upstream_timeout\`.
 */
export const ${name} = defineCall<${type}Request, ${type}Reply>({
  name: '${name}',
  path: '/wps/relay/${name}',
});
`,
      ],
      [
        handlers,
        `import type { CallHandlers } from '../calls/CallHandlers.ts';

/** The ${words} of the demonstration. */
export function ${name}Handlers(): Pick<CallHandlers, '${name}'> {
  return { ${name}: () => ({ items: [] }) };
}
`,
      ],
      [
        `packages/demo-operator/src/${feature}/${name}.test.ts`,
        `import { expect, it } from 'vitest';
import { useSandbox } from '../testing/useSandbox.ts';

const at = useSandbox();

it('answers ${name}', async () => {
  expect(await at.client.call('${name}', {})).toMatchObject({
    success: true,
    value: { items: [] },
  });
});
`,
      ],
    ]),
  };
}
