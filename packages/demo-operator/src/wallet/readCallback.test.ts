import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { callbackActions, readCallback } from './readCallback.ts';

interface Webhook {
  readonly post: {
    readonly requestBody: {
      readonly content: {
        readonly 'application/json': {
          readonly schema: { $ref: string };
          readonly example: object;
        };
      };
    };
  };
}

interface Document {
  readonly webhooks: Readonly<Record<string, Webhook>>;
  readonly components: { readonly schemas: Readonly<Record<string, { required: string[] }>> };
}

const path = fileURLToPath(
  new URL('../../../../schemas/operator.openapi.gen.json', import.meta.url),
);
// The generator's own document.
const document = JSON.parse(await readFile(path, 'utf8')) as Document;

it('[GAME-04] documents each callback', () => {
  expect(Object.keys(document.webhooks).toSorted()).toEqual([...callbackActions].toSorted());
});

it.each(callbackActions)('[GAME-04] reads the documented body of %s', (action) => {
  const { schema, example } = requestOf(action);
  const required = document.components.schemas[schema.$ref.split('/').at(-1) ?? '']?.required;
  const read = (body: object): unknown => readCallback(action, Buffer.from(JSON.stringify(body)));

  expect(read(example)).toBeDefined();
  for (const field of required ?? [])
    expect([field, read({ ...example, [field]: undefined })]).toEqual([field, undefined]);
});

function requestOf(action: string): Webhook['post']['requestBody']['content']['application/json'] {
  const webhook = document.webhooks[action];
  if (!webhook) throw new Error(`no callback ${action} is documented`);
  return webhook.post.requestBody.content['application/json'];
}
