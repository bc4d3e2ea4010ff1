import { publish, untilKnown } from './brandStatus.ts';
import { RecordingOperator } from './RecordingOperator.ts';
import { test as base } from './test.ts';

/** A test whose brand has an operator of its own, which keeps what reaches it. */
export const test = base.extend<{ operator: RecordingOperator }>({
  operator: async ({ brand, page }, use) => {
    const operator = await RecordingOperator.start();
    await publish(brand, () => brand.edit('upstream.json', (upstream) => {
      upstream.baseUrl = operator.origin;
    }));
    await untilKnown(brand);
    await use(operator);
    await page.goto('about:blank').catch(() => undefined);
    await operator.stop();
  },
});
