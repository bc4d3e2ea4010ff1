import { readFile } from 'node:fs/promises';
import { operatorCalls } from '@livery/api';
import { lotteryRefusals, phoneFaults, refusalReasons } from '@livery/model';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { Validator } from '@seriousme/openapi-schema-validator';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { beforeAll, describe, expect, it } from 'vitest';
import { operatorApiPath } from './operatorApi.ts';

interface Operation {
  operationId: string;
  requestBody?: { content: Record<string, { schema: object; example: unknown }> };
  parameters: { name?: string; schema: object; example?: unknown }[];
  responses: {
    '200': {
      content: {
        'application/json': { schema: object; examples: Record<string, { value: unknown }> };
      };
    };
  };
}

interface Document {
  paths: Record<string, Record<string, Operation>>;
  webhooks: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Described> };
}

interface Described {
  $ref?: string;
  description?: string;
  enum?: string[];
  properties?: Record<string, Described>;
  items?: Described;
}

let text: string;
let document: Document;
let operations: Operation[];

beforeAll(async () => {
  text = await readFile(operatorApiPath, 'utf8');
  document = JSON.parse(text) as Document;
  operations = Object.values(document.paths).flatMap((path) => Object.values(path));
});

it('contains each call of the operator once', () => {
  expect(operations.map(({ operationId }) => operationId).toSorted()).toEqual(
    operatorCalls.map(({ name }) => name).toSorted(),
  );
});

it('is valid under the schema of OpenAPI 3.1', async () => {
  expect(await new Validator().validate(text)).toEqual({ valid: true });
});

it('is valid under the rules of a linter', async () => {
  const config = await createConfig({ extends: ['spec'] });
  expect(await lintFromString({ source: text, config })).toEqual([]);
});

it('describes every field', () => {
  const undescribed = ({ properties = {}, items }: Described, place: string): string[] => [
    ...Object.entries(properties).flatMap(([name, property]) => [
      ...(property.description === undefined && property.$ref === undefined
        ? [`${place}.${name}`]
        : []),
      ...undescribed(property, `${place}.${name}`),
    ]),
    ...(items ? undescribed(items, `${place}[]`) : []),
  ];

  const { schemas } = document.components;

  expect(Object.entries(schemas).flatMap(([name, schema]) => undescribed(schema, name))).toEqual(
    [],
  );
});

it('lists the refusals that players read in their language', () => {
  const { RefusalReason, LotteryRefusal, PhoneFault } = document.components.schemas;

  expect(RefusalReason?.enum).toEqual(refusalReasons);
  expect(LotteryRefusal?.enum).toEqual(lotteryRefusals);
  expect(PhoneFault?.enum).toEqual(phoneFaults);
  expect(RefusalReason?.description).toContain('- `sold_out`: The item is sold out.');
});

describe('examples', () => {
  it('fit their schemas', () => {
    const ajv = new Ajv2020({ strict: false, allErrors: true });
    ajv.addSchema({ $id: 'operator', components: document.components });
    const webhooks = Object.values(document.webhooks).flatMap((path) => Object.values(path));
    const misfits = [...operations, ...webhooks].flatMap(
      ({ operationId, requestBody, parameters, responses }) => {
        const { schema, examples } = responses['200'].content['application/json'];
        const pairs: [place: string, schema: object, example: unknown][] = [
          ...Object.entries(examples).map(
            ([name, { value }]) => [name, schema, value] as [string, object, unknown],
          ),
          ...Object.values(requestBody?.content ?? {}).map(
            (body) => ['request', body.schema, body.example] as [string, object, unknown],
          ),
          ...parameters
            .filter(({ name }) => name !== undefined)
            .filter((parameter) => 'example' in parameter)
            .map(
              (parameter) =>
                [parameter.name ?? '', parameter.schema, parameter.example] as [
                  string,
                  object,
                  unknown,
                ],
            ),
        ];
        return pairs.flatMap(([place, body, example]) => {
          const local = JSON.parse(
            JSON.stringify(body).replaceAll('"#/components/', '"operator#/components/'),
          ) as object;
          const validate = ajv.compile(local);
          return validate(example)
            ? []
            : [`${operationId} ${place}: ${ajv.errorsText(validate.errors)}`];
        });
      },
    );
    expect(misfits).toEqual([]);
  });
});
