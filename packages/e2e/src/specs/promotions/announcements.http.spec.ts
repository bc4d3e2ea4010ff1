import { noticePaths } from '../../fixtures/notices.ts';
import { expect } from '../../fixtures/test.ts';
import { test } from '../../fixtures/testWithOperator.ts';

test('[ANNC-04] [ANNC-06] announcements are requested with the configured types, platform and execution, and returned in groups', async ({
  createBrand,
  operator,
}) => {
  const last = (path: string) =>
    Object.fromEntries(new URLSearchParams(operator.callsTo(path).at(-1)?.query));
  for (const [site, notice, popup] of [
    [
      {},
      { types: 'B,PL,PU,PR', platform: 'W', execution: 'B' },
      { types: 'B,PL,PU,PR,H', platform: 'W', execution: 'B' },
    ],
    [
      { announcements: { types: ['H'], noticeTypes: ['PR'], execution: 'Z' }, platform: 'M' },
      { types: 'PR', platform: 'M', execution: 'Z' },
      { types: 'H', platform: 'M', execution: 'Z' },
    ],
  ] as const) {
    const brand = await createBrand({
      documents: {
        'upstream.json': (upstream) => {
          upstream.baseUrl = operator.origin;
        },
        'site.json': (document) => void Object.assign(document, site),
      },
    });
    for (const path of [noticePaths.notice, noticePaths.popup])
      expect((await brand.request(path)).status, path).toBe(200);
    expect(last(noticePaths.notice)).toMatchObject(notice);
    expect(last(noticePaths.popup)).toMatchObject(popup);
  }
  // The operator's envelope
  const reply = JSON.parse(operator.callsTo(noticePaths.notice)[0]?.reply ?? '{}') as {
    value: object;
  };
  expect(Object.keys(reply.value).toSorted()).toEqual(['banners', 'player', 'popup', 'promotion']);
});
