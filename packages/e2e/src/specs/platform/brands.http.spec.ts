import { bootstrapOf } from '../../http/bootstrapOf.ts';
import { publish } from '../../fixtures/brandStatus.ts';
import { hostRequest } from '../../http/hostRequest.ts';
import { RecordingOperator } from '../../fixtures/RecordingOperator.ts';
import { expect, test } from '../../fixtures/test.ts';

test('[CONF-07] the host alone selects the brand: an unknown host has none, and no header changes it', async ({
  ownBrand: brand,
}) => {
  for (const path of [
    '/',
    '/rng',
    '/_livery/session',
    '/_livery/page?path=/&lang=EN',
    '/wps/captcha',
    '/assets/x.css',
    '/robots.txt',
  ]) {
    const reply = await hostRequest('nobody.localhost', path);
    expect(reply.status, path).toBe(421);
    expect(reply.body.trim(), path).toBe('This server is not responsible for that host.');
  }
  const foreign = 'ironfield.localhost';
  const forgedHeaders = {
    'x-forwarded-host': foreign,
    forwarded: `host=${foreign}`,
    'x-host': foreign,
    'x-original-host': foreign,
    merchant: 'IRONFIELD',
  };
  const { status, body } = await brand.request('/', { headers: forgedHeaders });
  expect(status).toBe(200);
  expect(bootstrapOf(body).site).toMatchObject({
    brand: brand.id,
    site: { name: 'Lagoon', brand: { merchant: brand.merchant } },
  });
  expect(/ironfield/i.test(body)).toBe(false);
  expect((await brand.request('http://ironfield.localhost/')).status).toBe(400);
});

test('[CONF-07] two brands never return each other’s data, and each calls only its own operator', async ({
  createBrand,
  ownBrand: brand,
}) => {
  const other = await createBrand({ from: 'ironfield' });
  const operators = [await RecordingOperator.start(), await RecordingOperator.start()] as const;
  try {
    for (const [index, site] of [brand, other].entries()) {
      const baseUrl = operators[index]?.origin;
      await publish(site, () =>
        site.write(
          'upstream.json',
          JSON.stringify({ $schema: '../../../schemas/upstream.schema.json', baseUrl }),
        ),
      );
    }
    const requested = [brand, other, other, brand, brand, other];
    const pages = await Promise.all(requested.map((site) => site.request('/')));
    for (const [index, { status, body }] of pages.entries()) {
      const own = requested[index] === brand ? brand : other;
      const foreign = own === brand ? other : brand;
      expect(status).toBe(200);
      expect(bootstrapOf(body).site.brand).toBe(own.id);
      expect(
        [foreign.id, foreign.merchant, own === brand ? 'Ironfield' : 'Lagoon'].filter((word) =>
          body.includes(word),
        ),
      ).toEqual([]);
    }

    for (const operator of operators) operator.calls.length = 0;
    expect(
      (await brand.request('/wps/captcha', { headers: { merchant: other.merchant } })).status,
    ).toBe(200);
    expect((await brand.request('/wps/relay/GCS_gameList?gameType=RNG&pageNo=2')).status).toBe(200);
    // A merchant named by the visitor is rejected or replaced.
    await brand.request(`/wps/relay/GCS_gameList?gameType=RNG&pageNo=3&merchant=${other.merchant}`);
    expect(operators[0].calls.length).toBeGreaterThanOrEqual(2);
    for (const call of operators[0].calls) {
      expect(call.headers.merchant).toBe(brand.merchant);
      expect(call.query).not.toContain(other.merchant);
    }
    // Calls of the other brand's pages may arrive late, with its own merchant.
    expect(
      operators[1].calls.filter(
        ({ path, headers: sent }) => sent.merchant !== other.merchant || path === '/wps/captcha',
      ),
    ).toEqual([]);

    // One brand's operator fails; the other brand is unaffected.
    await operators[0].stop();
    expect((await brand.request('/wps/captcha')).status).toBe(502);
    expect((await other.request('/wps/captcha')).status).toBe(200);
  } finally {
    await operators[0].stop().catch(() => undefined);
    await operators[1].stop();
  }
});
