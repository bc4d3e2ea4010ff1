import { pageLanguageHeader } from '@livery/api';
import { expect, it } from 'vitest';
import { exampleSite } from '../testing/exampleSite.ts';
import { fakeOperator, ok, permissionWith } from '../testing/fakeOperator.ts';
import { fakeProvider } from '../testing/fakeProvider.ts';
import { requestAdmin } from '../testing/requestAdmin.ts';
import { cookiesOf } from '../testing/signIn.ts';
import {
  loginSocialPath,
  offerSocial,
  opened,
  socialBrand,
  start,
} from '../testing/socialBrand.ts';
import { startTestServer, type Reply, type TestServer } from '../testing/startTestServer.ts';

const html = { accept: 'text/html' };
const filipino = { ...html, 'accept-language': 'tl-PH,tl;q=0.9,en;q=0.8' };
const english = { ...html, 'accept-language': 'en-US,en;q=0.9' };
const chosen = (lang: string) => ({ cookie: `livery-preferences=lang%3D${lang}` });

function languageOfHtml({ text }: Reply): string | undefined {
  return /<html lang="([\w-]+)"/.exec(text)?.[1];
}

async function fromMemory(server: TestServer): Promise<number> {
  const { text } = await requestAdmin(server, '/metrics');
  return Number(/^livery_finished_answers_total (\d+)$/m.exec(text)?.[1]);
}

it('[PREF-04] serves one address in the language that the browser accepts, each from memory', async () => {
  await using operator = await fakeOperator();
  await using server = await startTestServer({ sites: [exampleSite()], operator });
  const visitors = [filipino, english, html, { ...html, 'accept-language': 'fr, *;q=0.1' }];
  const load = () => Promise.all(visitors.map((headers) => server.request('/', { headers })));

  const first = await load();
  const second = await load();

  for (const replies of [first, second])
    expect(replies.map(languageOfHtml)).toEqual(['fil', 'en', 'en', 'en']);
  expect(second[0]?.text).toContain('<main>home TY</main>');
  expect(second.map(({ text }) => text)).toEqual(first.map(({ text }) => text));
  expect(await fromMemory(server)).toBe(visitors.length);
  // A spelling of the header that is new shares the document of its language.
  const other = await server.request('/', { headers: { ...html, 'accept-language': 'fil' } });
  expect([languageOfHtml(other), await fromMemory(server)]).toEqual(['fil', visitors.length + 1]);
  for (const { headers } of [...first, ...second])
    expect(headers.vary).toBe('cookie, accept-language, accept-encoding');
  // Search engines find each language at an address of its own.
  for (const { text } of first)
    expect(text.match(/<link rel="alternate"[^>]*>/g)).toEqual([
      '<link rel="alternate" hreflang="en" href="http://coral.example/?lang=EN">',
      '<link rel="alternate" hreflang="fil" href="http://coral.example/?lang=TY">',
      '<link rel="alternate" hreflang="x-default" href="http://coral.example/">',
    ]);
  expect(first.map(({ text }) => /<link rel="canonical" href="([^"]*)">/.exec(text)?.[1])).toEqual([
    'http://coral.example/?lang=TY',
    ...Array.from({ length: 3 }, () => 'http://coral.example/'),
  ]);
});

it('sends a document again if the browser has it in another language', async () => {
  await using operator = await fakeOperator();
  await using server = await startTestServer({ sites: [exampleSite()], operator });
  const inFilipino = await server.request('/', { headers: filipino });
  const inEnglish = await server.request('/', { headers: english });
  const revalidated = async (headers: object, { headers: { etag } }: Reply) => {
    const { status, headers: sent } = await server.request('/', {
      headers: { ...headers, 'if-none-match': String(etag) },
    });
    return [status, sent.vary];
  };

  expect(inFilipino.headers.etag).not.toBe(inEnglish.headers.etag);
  const vary = 'cookie, accept-language, accept-encoding';
  expect(await revalidated(filipino, inFilipino)).toEqual([304, vary]);
  expect(await revalidated(filipino, inEnglish)).toEqual([200, vary]);
  expect(await revalidated(english, inFilipino)).toEqual([200, vary]);
});

it('[PREF-04] prefers the language of the address to the chosen one, and this to the accepted one', async () => {
  await using operator = await fakeOperator();
  await using server = await startTestServer({ sites: [exampleSite()], operator });
  const languageAt = async (target: string, headers: Readonly<Record<string, string>>) =>
    languageOfHtml(await server.request(target, { headers }));

  expect(await languageAt('/', { ...filipino, ...chosen('EN') })).toBe('en');
  expect(await languageAt('/', { ...english, ...chosen('TY') })).toBe('fil');
  expect(await languageAt('/?lang=TY', { ...english, ...chosen('EN') })).toBe('fil');
  expect(await languageAt('/?lang=EN', { ...filipino, ...chosen('TY') })).toBe('en');
  expect(await languageAt('/?lang=EN', filipino)).toBe('en');
  // What the brand does not have, or the cookie does not state, is no choice.
  expect(await languageAt('/?lang=XX', { ...filipino, ...chosen('XX') })).toBe('fil');
  expect(await languageAt('/', { ...filipino, cookie: 'livery-preferences=theme%3Ddark' })).toBe(
    'fil',
  );
});

it('[PREF-04] writes the pages without the program in the accepted language', async () => {
  await using operator = await fakeOperator();
  const closed = exampleSite({ brand: 'reef', upstream: { baseUrl: 'http://127.0.0.1:9' } });
  await using server = await startTestServer({ sites: [exampleSite(), closed], operator });
  operator.answers.set('/wps/relay/CSP_serviceChat', ok({ version: { pathList: [] } }));
  const page = async (target: string, host = 'coral.example') => {
    const reply = await server.request(target, { headers: filipino, host });
    const { vary } = reply.headers;
    return [reply.status, languageOfHtml(reply), vary];
  };
  const vary = 'cookie, accept-language';

  expect(await page('/_livery/offline')).toEqual([200, 'fil', vary]);
  expect(await page('/_livery/service')).toEqual([502, 'fil', vary]);
  expect(await page('/rng', 'reef.example')).toEqual([503, 'fil', vary]);
  operator.answers.set('/wps/system/status', permissionWith({ maintenance: true }));
  server.clock.advance(60_001);
  expect(await page('/')).toEqual([503, 'fil', vary]);
  operator.answers.set('/wps/system/status', permissionWith({ regionRestriction: true }));
  server.clock.advance(60_001);
  expect(await page('/')).toEqual([403, 'fil', vary]);
});

it('[PREF-04] keeps the replies of first visitors apart by language, and calls in the language of the page', async () => {
  await using operator = await fakeOperator();
  await using server = await startTestServer({ sites: [exampleSite()], operator });
  const jackpots = '/wps/relay/GCS_jackpots';
  operator.answers.set(jackpots, (response, { headers }) => {
    response.setHeader('content-type', 'application/json');
    const value = [{ code: `in ${headers['accept-language']}`, amount: 1, currency: 'PHP' }];
    response.end(JSON.stringify({ success: true, value }));
  });
  const repliesTo = async (headers: Readonly<Record<string, string>>) =>
    /in (\w+)/.exec((await server.request(jackpots, { headers })).text)?.[1];
  const pageIn = (lang: string) => ({ [pageLanguageHeader]: lang });

  for (const [headers, language] of [
    [filipino, 'fil'],
    [english, 'en'],
    [filipino, 'fil'],
    // A page whose language is in no cookie states it.
    [{ ...english, ...pageIn('TY') }, 'fil'],
    [{ ...filipino, ...chosen('TY'), ...pageIn('EN') }, 'en'],
    [{ ...filipino, ...pageIn('XX') }, 'fil'],
  ] as const)
    expect(await repliesTo(headers)).toBe(language);
  expect(operator.to(jackpots)).toHaveLength(2);
});

it('[LOGN-14] [PREF-04] signs a first visitor in by another provider in the accepted language', async () => {
  await using provider = await fakeProvider();
  await using operator = await fakeOperator();
  offerSocial(operator);
  await using server = await startTestServer({ sites: [socialBrand(provider)], operator });
  const headers = { ...filipino, ...opened };
  const started = await server.request(start, { headers });

  await server.request(provider.agree(String(started.headers.location)), {
    headers: { ...headers, cookie: cookiesOf(started) },
  });

  expect(operator.to(loginSocialPath)[0]?.headers['accept-language']).toBe('fil');
});
