import { contentImagePath } from '@livery/demo-content/words/contentImagePath';
import { helpCentre } from '@livery/demo-content/help/helpCentre';
import { htmlOf } from '@livery/demo-content/words/htmlOf';
import { mallCategories, mallItems } from '@livery/demo-content/words/mallCatalogue';
import { vipBenefits, vipRanks } from '@livery/demo-content/words/vipProgramme';
import { contentLanguage, type ContentLanguage } from '@livery/demo-content/words/Words';
import type { CallHandlers } from '../calls/CallHandlers.ts';

/** Handles the editorial content: help centre, VIP programme and points mall. */
export function contentHandlers(): Pick<
  CallHandlers,
  'getHelpCenter' | 'getVipRanks' | 'getMallCatalogue'
> {
  return {
    getHelpCenter: ({ language }) => describeHelp(contentLanguage(language)),
    getVipRanks: ({ language: requested }) => {
      const language = contentLanguage(requested);
      return {
        language,
        benefits: vipBenefits.map(({ code, name, text }) => ({
          code,
          name: name[language],
          text: text[language],
        })),
        ranks: vipRanks.map(({ stake: _stake, gift: _gift, ...rank }) => ({
          ...rank,
          requirement: rank.requirement[language],
          values: rank.values.map((value) => value[language]),
        })),
      };
    },
    getMallCatalogue: ({ language: requested }) => {
      const language = contentLanguage(requested);
      return {
        language,
        categories: mallCategories.map(({ code, name }) => ({ code, name: name[language] })),
        items: mallItems.map(({ art: _drawn, name, text, ...item }) => ({
          ...item,
          name: name[language],
          text: text[language],
          image: contentImagePath(item.itemId),
          ...rankOf(item.rankLevel),
        })),
      };
    },
  };
}

function rankOf(level: number | undefined): { rankName?: string } {
  const rankName = vipRanks.find(({ rankLevel }) => rankLevel === level)?.rankName;
  return rankName === undefined ? {} : { rankName };
}

/** Cached by language, because the content is the same for every merchant. */
const described = new Map<ContentLanguage, ReturnType<typeof makeHelp>>();

function describeHelp(language: ContentLanguage): ReturnType<typeof makeHelp> {
  const help = described.get(language) ?? makeHelp(language);
  described.set(language, help);
  return help;
}

function makeHelp(language: ContentLanguage) {
  return {
    language: language as string, // the reply's type
    categories: helpCentre.map(({ id, icon, name, articles }) => ({
      id,
      icon,
      name: name[language],
      articles: articles.map((article) => ({
        id: article.id,
        title: article.title[language],
        content: htmlOf(article.text[language]),
        updatedAt: '2026-01-15T00:00:00Z',
      })),
    })),
  };
}
