import { RecordingOperator } from './RecordingOperator.ts';
import { test as base } from './test.ts';

/** A test whose own brand calls a recording proxy in front of the sandbox. */
export const test = base.extend<{ operator: RecordingOperator }>({
  operator: async ({}, use) => {
    const operator = await RecordingOperator.start();
    await use(operator);
    await operator.stop();
  },
  ownBrand: async ({ createBrand, operator }, use) =>
    use(
      await createBrand({
        documents: {
          'upstream.json': (upstream) => {
            upstream.baseUrl = operator.origin;
          },
        },
      }),
    ),
});
