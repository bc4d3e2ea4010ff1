import { textOf } from '../../browser/texts/textsOf.ts';
import type { HotGameListReply } from '@livery/model';
import { replyOf } from '../../http/replyOf.ts';
import { servedHtml } from '../../http/servedHtml.ts';
import { expect, test } from '../../fixtures/test.ts';

test('[LOBB-07] [LOBB-18] hot games are returned as list and footer, in the specified categories', async ({
  brand,
}) => {
  const { list, footer } = await replyOf<HotGameListReply>(brand, '/wps/relay/GCS_hotGameList');
  expect(footer).toEqual([]);
  expect([...new Set(list.map(({ gameType }) => gameType))].toSorted()).toEqual([
    'ELOTT',
    'FISH',
    'LIVE',
    'LOTT',
    'PVP',
    'RNG',
    'SPORTS',
  ]);
});

test('[ROUTE-09] [LOBB-09] e-sports and cockfight pages have the providers split from sports, which sports no longer has', async ({
  brand,
}) => {
  const providers = ['Oddsmeadow', 'Tempofray Arena', 'Dawnspur Yard'];
  const served = async (path: string) => {
    const main = (await servedHtml(brand, `${path}?lang=EN`, '<h1')).split('<main', 2)[1] ?? '';
    return providers.filter((name) => main.includes(name));
  };
  expect([await served('/sports'), await served('/esports'), await served('/cockfight')]).toEqual([
    ['Oddsmeadow'],
    ['Tempofray Arena'],
    ['Dawnspur Yard'],
  ]);
});

test('[LOBB-11] in Tagalog, BTI and providers starting with TCG are one provider, named in English', async ({
  brand,
}) => {
  const tagalog = await servedHtml(brand, '/sports?lang=TY', '<h1');
  const partners = await textOf(brand.folder, 'TY', 'vendors.alternate', { brand: 'Lagoon' });
  expect([tagalog.includes(partners), tagalog.includes('Boundary Tide')]).toEqual([true, false]);
  const english = await servedHtml(brand, '/sports?lang=EN', '<h1');
  expect([english.includes('Lagoon Partners'), english.includes('Boundary Tide')]).toEqual([
    false,
    true,
  ]);
});

test('[HOME-11] provider logos are on the operator’s CDN by category and code, with a special one for BTI and none for codes starting with TCG', async ({
  brand,
}) => {
  const logos = [
    ...new Set(
      [
        ...(await servedHtml(brand, '/sports?lang=EN', '<h1')).matchAll(
          /src="([^"]*_LIST_VENDOR\/[^"]*)"/g,
        ),
      ].map(([, src]) => src ?? ''),
    ),
  ];
  expect(
    logos.some((src) => src.endsWith('/TCG_PROD_IMAGES/SPORTS_LIST_VENDOR/FB-COLOR.png')),
  ).toBe(true);
  expect(
    logos.some((src) => src.endsWith('/TCG_PROD_IMAGES/SPECIAL_LIST_VENDOR/BTI-COLOR.png')),
  ).toBe(true);
  expect(await servedHtml(brand, '/elott?lang=EN', 'Lotuswheel Draws')).not.toContain(
    '_LIST_VENDOR/TCG',
  );
  const answers = await Promise.all(
    logos.map(async (src) => {
      const reply = await fetch(src.replace('//localhost:', '//127.0.0.1:'));
      return `${reply.status} ${reply.headers.get('content-type')}`;
    }),
  );
  expect(new Set(answers)).toEqual(new Set(['200 image/svg+xml']));
});
