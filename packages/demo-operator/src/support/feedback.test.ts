import { readFile } from 'node:fs/promises';
import type { FeedbackRequest } from '@livery/model';
import { expect, it } from 'vitest';
import { merchantProfiles, profileOf } from '../merchants/merchantProfiles.ts';
import { useSandbox } from '../testing/useSandbox.ts';

const fixture = useSandbox();
const { remarkMaxLength, contentMinLength, contentMaxLength } = profileOf('LAGOON').feedback;
const feedback = { type: 'FEEDBACK', remark: 'Subject' } as const;

it('[MEMB-18] bounds the texts of feedback as the merchant does', async () => {
  const cases: [FeedbackRequest, string[]][] = [
    [{ ...feedback, remark: 'x'.repeat(remarkMaxLength) }, []],
    [{ ...feedback, remark: 'x'.repeat(remarkMaxLength + 1) }, ['remark']],
    [{ ...feedback, content: ` ${'x'.repeat(contentMinLength)} ` }, []],
    [{ ...feedback, content: ` ${'x'.repeat(contentMinLength - 1)} ` }, ['content']],
    [{ ...feedback, content: 'x'.repeat(contentMaxLength) }, []],
    [{ ...feedback, content: 'x'.repeat(contentMaxLength + 1) }, ['content']],
  ];
  for (const [request, refused] of cases) {
    const { value } = await fixture.client.call('sendFeedback', { ...request });
    // The value of a refusal
    const { fields = [] } = value as { fields?: { field: string }[] };
    expect(fields.map(({ field }) => field)).toEqual(refused);
  }
});

it('[MEMB-18] has the bounds that brands have by default', async () => {
  const path = new URL('../../../config/schemas/site.schema.json', import.meta.url);
  // The committed schema of `site.json`
  const { properties } = JSON.parse(await readFile(path, 'utf8')) as {
    properties: { feedback: { properties: Record<string, { default: number }> } };
  };
  for (const { feedback: bounds } of Object.values(merchantProfiles))
    for (const [name, bound] of Object.entries(bounds))
      expect([name, properties.feedback.properties[name]?.default]).toEqual([name, bound]);
});
