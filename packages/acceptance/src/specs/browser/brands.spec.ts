import { cp, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bootstrapOf } from '../harness/bootstrapOf.ts';
import { publish, serverStatus } from '../harness/brandStatus.ts';
import { environment } from '../harness/environment.ts';
import { hostRequest } from '../harness/hostRequest.ts';
import { RecordingOperator } from '../harness/RecordingOperator.ts';
import { TestBrand } from '../harness/TestBrand.ts';
import { expect, hydrated, test } from '../harness/test.ts';

/** How soon a folder has to be a brand: a bound for a busy machine; an idle one takes well under a second, and the test prints what it took. */
const launchMs = 15_000;

test('[CONF-01] a new folder launches a brand, a removed one ends it, and nothing is restarted', async ({ page }, { testId }) => {
  const id = `new-${testId.slice(-8)}`;
  const host = `${id}.localhost`;
  const folder = join(environment.tenants, id);
  const status = async (): Promise<number> => (await hostRequest(host, '/')).status;
  const { startedAt } = await serverStatus();
  expect(await status()).toBe(421);

  const draft = await mkdtemp(join(tmpdir(), 'livery-launch-'));
  try {
    await cp(join(environment.tenants, 'lagoon'), join(draft, id), { recursive: true });
    const site = JSON.parse(await readFile(join(draft, id, 'site.json'), 'utf8')) as object; // site.json is an object
    await writeFile(join(draft, id, 'site.json'), JSON.stringify({ ...site, name: 'Newcomer', hosts: [host] }));
    const addedMs = performance.now();
    await cp(join(draft, id), folder, { recursive: true });
    await expect.poll(status, { intervals: [50], timeout: launchMs }).toBe(200);
    console.log(`a new folder answered after ${Math.round(performance.now() - addedMs)} ms`);

    await page.goto(`http://${host}:${environment.port}/`);
    await hydrated(page);
    await expect(page).toHaveTitle(/Newcomer/);

    // What the page still wants would be asked of nobody.
    await page.goto('about:blank');

    // Out of sight in one step, as a person deletes a folder; then for good.
    const removedMs = performance.now();
    await rename(folder, join(draft, 'removed'));
    await expect.poll(status, { intervals: [50], timeout: launchMs }).toBe(421);
    console.log(`a removed folder stopped answering after ${Math.round(performance.now() - removedMs)} ms`);
  } finally {
    await rm(folder, { recursive: true, force: true });
    await rm(draft, { recursive: true, force: true });
  }
  expect((await serverStatus()).startedAt).toBe(startedAt);
});

test('[CONF-07] the host alone decides whose site it is: an unknown one is nobody’s, and no header changes that', async ({ brand }) => {
  for (const path of ['/', '/rng', '/_livery/session', '/_livery/page?path=/&lang=EN', '/wps/captcha', '/assets/x.css', '/robots.txt']) {
    const reply = await hostRequest('nobody.localhost', path);
    expect(reply.status, path).toBe(421);
    expect(reply.body.trim(), path).toBe('This server is not responsible for that host.');
  }
  const foreign = 'ironfield.localhost';
  const other = { 'x-forwarded-host': foreign, forwarded: `host=${foreign}`, 'x-host': foreign, 'x-original-host': foreign, merchant: 'IRONFIELD' };
  const { status, body } = await brand.request('/', { headers: other });
  expect(status).toBe(200);
  expect(bootstrapOf(body).site).toMatchObject({ brand: brand.id, site: { name: 'Lagoon', brand: { merchant: brand.merchant } } });
  expect(/ironfield/i.test(body)).toBe(false);
  expect((await brand.request('http://ironfield.localhost/')).status).toBe(400);
});

test('[CONF-07] two brands never answer with each other’s data, and each calls its own operator only', async ({ brand }) => {
  const other = await TestBrand.create('ironfield', `x${brand.id.slice(1)}`);
  const operators = [await RecordingOperator.start(), await RecordingOperator.start()] as const;
  try {
    for (const [index, one] of [brand, other].entries()) {
      const baseUrl = operators[index]?.origin;
      await publish(one, () => one.write('upstream.json', JSON.stringify({ $schema: '../../schemas/upstream.schema.json', baseUrl })));
    }
    const asked = [brand, other, other, brand, brand, other];
    const pages = await Promise.all(asked.map((one) => one.request('/')));
    for (const [index, { status, body }] of pages.entries()) {
      const own = asked[index] === brand ? brand : other;
      const foreign = own === brand ? other : brand;
      expect(status).toBe(200);
      expect(bootstrapOf(body).site.brand).toBe(own.id);
      expect([foreign.id, foreign.merchant, own === brand ? 'Ironfield' : 'Lagoon'].filter((word) => body.includes(word))).toEqual([]);
    }

    for (const one of operators) one.calls.length = 0;
    expect((await brand.request('/wps/captcha', { headers: { merchant: other.merchant } })).status).toBe(200);
    expect((await brand.request('/wps/relay/GCS_gameList?gameType=RNG&pageNo=2')).status).toBe(200);
    // A visitor who names another merchant is refused or corrected, never believed.
    await brand.request(`/wps/relay/GCS_gameList?gameType=RNG&pageNo=3&merchant=${other.merchant}`);
    expect(operators[0].calls.length).toBeGreaterThanOrEqual(2);
    for (const call of operators[0].calls) {
      expect(call.headers.merchant).toBe(brand.merchant);
      expect(call.query).not.toContain(other.merchant);
    }
    // What the other brand's pages ask for may come late, under its own name.
    expect(operators[1].calls.filter(({ path, headers: sent }) => sent.merchant !== other.merchant || path === '/wps/captcha')).toEqual([]);

    // One brand's operator fails; the other brand does not notice.
    await operators[0].stop();
    expect((await brand.request('/wps/captcha')).status).toBe(502);
    expect((await other.request('/wps/captcha')).status).toBe(200);
  } finally {
    await other.remove();
    await operators[0].stop().catch(() => undefined);
    await operators[1].stop();
  }
});

test('in sandbox mode the machine’s own name lists every brand, with links that work', async ({ brand, page }) => {
  await page.goto(`http://localhost:${environment.port}/`);
  await expect(page.getByRole('heading', { name: 'Brands on this server' })).toBeVisible();
  const linkTo = (host: string) => page.getByRole('link', { name: `${host}:${environment.port}`, exact: true });
  for (const host of ['lagoon.localhost', 'ironfield.localhost']) await expect(linkTo(host)).toBeVisible();
  await linkTo(brand.host).click();
  await hydrated(page);
  expect(new URL(page.url()).hostname).toBe(brand.host);
  await expect(page).toHaveTitle(/Lagoon/);
});
