import type { AnnouncedMaintenance } from '@livery/model';
import { bootstrapOf } from '../../http/bootstrapOf.ts';
import { replyOf } from '../../http/replyOf.ts';
import { servedHtml } from '../../http/servedHtml.ts';
import { shippedLanguages, textsOf } from '../../browser/texts/textsOf.ts';
import { expect, test } from '../../fixtures/test.ts';

const endAt = '2026-12-01T08:00:00Z';

/** Returns the text of a page without its markup. */
function wordsOf(html: string): string {
  return html
    .replaceAll(/<(?:style|script)[^]*?<\/(?:style|script)>/g, '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll('&#x27;', '’')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, ' ');
}

/** Returns a status page's link to customer service, which works without a script. */
function serviceLink(html: string): string | undefined {
  expect(html).not.toContain('<script');
  return /<a[^>]+href="([^"]*)"[^>]*>\s*Customer service/.exec(html)?.[1]?.replaceAll('&amp;', '&');
}

test('[STAT-04] a blocked network that does not contain the visitor’s address blocks nobody', async ({
  ownBrand: brand,
}) => {
  await brand.setStatus({ blockedNetworks: ['203.0.113.0/24', '2001:db8::/32', '127.0.0.0/99'] });
  expect((await brand.request('/')).status).toBe(200);
});

test('[STAT-01] [STAT-02] [STAT-06] the maintenance page has its texts and its end in the brand’s time, in every language', async ({
  createBrand,
}) => {
  const brand = await createBrand({
    merchant: (created) => created.setStatus({ maintenance: true, maintenanceEndAt: endAt }),
  });
  await brand.untilStatus(503);
  for (const { code: lang, tag } of await shippedLanguages()) {
    const texts = await textsOf(brand.folder, lang);
    const { status, headers, body } = await brand.request(`/rng?lang=${lang}`);
    expect([status, headers['retry-after']], lang).toEqual([503, 'Tue, 01 Dec 2026 08:00:00 GMT']);
    const time = new Intl.DateTimeFormat(tag, {
      dateStyle: 'long',
      timeStyle: 'short',
      timeZone: 'Asia/Manila',
    }).format(Date.parse(endAt));
    const words = wordsOf(body);
    for (const text of [
      texts['status.gameMaintenance'],
      texts['status.infoMaintenance'],
      texts['status.endTime']?.replace('{{time}}', time),
    ]) {
      expect(words).toContain((text ?? '-').replaceAll("'", '’').replaceAll(/\s+/g, ' '));
    }
    expect(body).toMatch(new RegExp(`<html [^>]*lang="${tag}"`));
  }
  expect(serviceLink((await brand.request('/rng?lang=EN')).body)).toBeDefined();

  await brand.setStatus({ maintenanceEndAt: '' });
  await expect.poll(async () => (await brand.request('/?lang=EN')).body).not.toContain('End time');
  expect((await brand.request('/')).headers['retry-after']).toBe('60');
});

for (const { title, status, heading, region } of [
  {
    title: '[STAT-01] [STAT-03] [STAT-06] a restricted region',
    status: { regionRestriction: true },
    heading: 'status.regionTitle',
    region: true,
  },
  {
    title: '[STAT-04] an address blocked by the operator',
    status: { blockedNetworks: ['203.0.113.0/24', 'nonsense', '127.0.0.0/8', '::1'] },
    heading: 'status.ipTitle',
    region: false,
  },
]) {
  test(`${title} gets the block message, the visitor’s address, a link to customer service, and no calls`, async ({
    createBrand,
  }) => {
    const brand = await createBrand({ merchant: (created) => created.setStatus(status) });
    await brand.untilStatus(403);
    const texts = await textsOf(brand.folder, 'EN');
    const { body } = await brand.request('/?lang=EN');
    const words = wordsOf(body);
    for (const key of [heading, 'status.infoIpBlock']) expect(words).toContain(texts[key]);
    expect(words.includes((texts['status.regionText'] ?? '-').replace('{{brand}}', 'Lagoon'))).toBe(
      region,
    );
    expect(words).toMatch(/Blocked IP: (?:127\.0\.0\.1|::1)\b/);
    expect(serviceLink(body)).toBeDefined();
    const call = await brand.request('/lgw/games/game_menus');
    expect({
      status: call.status,
      code: (JSON.parse(call.body) as { code?: string }).code,
    }).toEqual({ status: 503, code: 'restricted' });
  });
}

test('[STAT-05] announced maintenance appears on every page and navigation, and disappears when it is withdrawn', async ({
  createBrand,
}) => {
  const brand = await createBrand({
    merchant: (created) => created.setStatus({ maintenanceStartAt: endAt }),
  });
  const announced = async (): Promise<AnnouncedMaintenance | undefined> =>
    bootstrapOf((await brand.request('/?lang=EN')).body).maintenance;
  await expect.poll(announced).toEqual({ startAt: endAt });
  expect(
    (await replyOf<{ maintenance?: object }>(brand, '/_livery/page?path=%2Frng&lang=EN'))
      .maintenance,
  ).toEqual({ startAt: endAt });
  expect(wordsOf(await servedHtml(brand, '/?lang=EN', 'Scheduled maintenance'))).toMatch(
    /Scheduled maintenance starts on December 1, 2026.* 4:00 PM\./,
  );

  await brand.setStatus({ maintenanceEndAt: '2026-12-01T10:30:00Z' });
  await expect.poll(announced).toEqual({ startAt: endAt, endAt: '2026-12-01T10:30:00Z' });
  await brand.setStatus({ maintenanceStartAt: '' });
  await expect.poll(announced).toBeUndefined();
});
