import { decode } from 'fast-png';
import { expect, it } from 'vitest';
import { shortHash } from '../http/contentHash.ts';
import { exampleSite } from '../testing/exampleSite.ts';
import { sitesSource, startTestServer } from '../testing/startTestServer.ts';

const offline = { baseUrl: 'http://127.0.0.1:9' };

it('lets browsers install a brand with icons that are drawn from its logo', async () => {
  // A mark of 10 by 10 at the start of the logo.
  const logo =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 10"><path d="M0 0h10v10H0z" fill="#f00"/><path d="M10 0h30v10H10z" fill="#00f"/></svg>';
  const hash = shortHash(logo);
  const site = exampleSite({
    upstream: offline,
    site: { logo: 'assets/logo.svg' },
    assets: { 'assets/logo.svg': { file: 'logo.svg', hash, bytes: logo.length } },
  });
  await using server = await startTestServer({
    tenants: { ...sitesSource([site]), read: async () => Buffer.from(logo) },
  });
  const document = await server.request('/');
  const linked = (rel: string): string =>
    new RegExp(`<link rel="${rel}" href="([^"]+)">`).exec(document.text)?.[1] ?? '';

  const manifest = await server.request(linked('manifest'));

  expect(manifest.headers['content-type']).toBe('application/manifest+json; charset=utf-8');
  // What the test reads of it
  const { icons, ...others } = JSON.parse(manifest.text) as {
    icons: { src: string; sizes: string; purpose: string }[];
  };
  expect(others).toEqual({
    id: '/',
    name: site.site.name,
    short_name: site.site.name,
    lang: 'en',
    dir: 'ltr',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: '#ffffff',
    theme_color: '#ffffff',
  });
  expect(icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
    '192x192 any',
    '512x512 any',
    '512x512 maskable',
  ]);
  const [red, white] = [
    [255, 0, 0, 255],
    [255, 255, 255, 255],
  ];
  const pixels = async (address: string | undefined) => {
    const reply = await server.request(address ?? '');
    expect(reply.headers).toMatchObject({
      'content-type': 'image/png',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    const { width, height, data, channels } = decode(reply.bytes);
    const at = (x: number, y: number) => {
      const start = (y * width + x) * channels;
      return Array.from(data.subarray(start, start + channels));
    };
    return { size: [width, height], corner: at(0, 0), middle: at(width / 2, height / 2) };
  };
  // A browser asks for all at once.
  const addresses = [...icons.map(({ src }) => src), linked('apple-touch-icon')];
  expect(await Promise.all(addresses.map(pixels))).toEqual([
    { size: [192, 192], corner: red, middle: red },
    { size: [512, 512], corner: red, middle: red },
    { size: [512, 512], corner: white, middle: red },
    { size: [180, 180], corner: white, middle: red },
  ]);
  expect((await server.request(`${icons[0]?.src}x`)).status).toBe(404);
});

it('links no manifest of a brand without a logo, and serves the others although one cannot be drawn', async () => {
  const broken = '<svg';
  const plainSite = exampleSite({ brand: 'plain', upstream: offline });
  const site = exampleSite({
    upstream: offline,
    site: { logo: 'assets/logo.svg' },
    assets: { 'assets/logo.svg': { file: 'l.svg', hash: shortHash(broken), bytes: 4 } },
  });
  await using server = await startTestServer({
    tenants: {
      ...sitesSource([site, plainSite]),
      read: async () => Buffer.from(broken),
    },
  });

  const plain = await server.request('/', { host: plainSite.site.hosts[0] ?? '' });
  expect(plain.text).not.toContain('rel="manifest"');
  expect(
    (await server.request('/manifest.webmanifest', { host: plainSite.site.hosts[0] ?? '' })).status,
  ).toBe(404);
  const icon = /rel="apple-touch-icon" href="([^"]+)"/.exec((await server.request('/')).text)?.[1];
  expect((await server.request(icon ?? '')).status).toBe(404);
  expect((await server.request('/')).status).toBe(200);
});
