import { serviceDeskTexts } from '@livery/demo-content/words/serviceDeskTexts';
import { contentLanguages } from '@livery/demo-content/words/Words';
import type {
  HelpCenterReply,
  MallCatalogueReply,
  NoticeReply,
  PromotionsReply,
  VipRanksReply,
} from '@livery/model';
import { expect, it } from 'vitest';
import { useSandbox } from '../testing/useSandbox.ts';

const fixture = useSandbox();

/** Returns the first text of each kind of public content in a language. */
async function contentIn(language: string) {
  const ask = async (call: string, request: object = {}) =>
    (await fixture.client.call(call, { language, ...request })).value;
  // The calls' replies
  const promotions = (await ask('getPromotions')) as PromotionsReply;
  const help = (await ask('getHelpCenter')) as HelpCenterReply;
  const vip = (await ask('getVipRanks')) as VipRanksReply;
  const mall = (await ask('getMallCatalogue')) as MallCatalogueReply;
  const notices = (await ask('getNotice', { types: 'PL' })) as NoticeReply;
  return {
    languages: [promotions, help, vip, mall].map((reply) => reply.language),
    texts: [
      promotions.promotions[0]?.title,
      help.categories[0]?.articles[0]?.title,
      vip.ranks[0]?.requirement,
      mall.items[0]?.name,
      notices.player?.[0]?.title,
    ],
  };
}

it('[PREF-07] answers with the content in the language of the request', async () => {
  const contents = await Promise.all(contentLanguages.map(contentIn));

  expect(contents.map(({ languages }) => languages)).toEqual(
    contentLanguages.map((language) => [language, language, language, language]),
  );
  for (const index of [0, 1, 2, 3, 4])
    expect(new Set(contents.map(({ texts }) => texts[index])).size).toBe(contentLanguages.length);
});

it('[PREF-07] answers in English for a language without content', async () => {
  const [unknown, english] = [await contentIn('XX'), await contentIn('EN')];

  expect(unknown).toEqual(english);
});

it.each([
  ['AR', 'AR', 'lang="ar" dir="rtl"'],
  ['RU', 'RU', 'lang="ru" dir="ltr"'],
  ['XX', 'EN', 'lang="en" dir="ltr"'],
] as const)(
  '[PREF-07] opens the service desk for the language %s in %s, with questions and answers',
  async (requested, language, attributes) => {
    const page = await fetch(`${fixture.sandbox.origin}/desk?lang=${requested}&q=limits&q=%3Cb%3E`);

    const html = await page.text();

    const { hello, title, topics } = serviceDeskTexts;
    for (const text of [
      `<html ${attributes}>`,
      `<h1>${title[language]}</h1>`,
      hello[language],
      topics.limits.answer[language],
      '&lt;b&gt;',
    ])
      expect(html).toContain(text);
  },
);
