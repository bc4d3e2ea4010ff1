import type { Promotion, PromotionSummary } from '@livery/model';
import { contentImagePath } from '@livery/demo-content/words/contentImagePath';
import { htmlOf } from '@livery/demo-content/words/htmlOf';
import {
  commonTerms,
  promotionCategories,
  promotionSeeds,
  type PromotionSeed,
} from '@livery/demo-content/promotions/promotionSeeds';
import { contentLanguage, type ContentLanguage } from '@livery/demo-content/words/Words';
import type { CallContext, CallHandlers } from '../calls/CallHandlers.ts';
import { zoneMs } from '../core/zoneMs.ts';

/** Handles the public promotions. */
export function promotionHandlers(): Pick<CallHandlers, 'getPromotions' | 'getPromotion'> {
  return {
    getPromotions: ({ language: requested }, context) => {
      const language = contentLanguage(requested);
      const promotions = seedsOf(context).map((seed) => summaryOf(seed, language, context.nowMs));
      const categories = promotionCategories.filter(({ code }) =>
        promotions.some(({ category }) => category === code),
      );
      return {
        language,
        categories: categories.map(({ code, name }) => ({ code, name: name[language] })),
        promotions,
      };
    },
    getPromotion: ({ id, language: requested }, context) => {
      const language = contentLanguage(requested);
      const seed = seedsOf(context).find((candidate) => candidate.id === id);
      return {
        language,
        ...(seed ? { promotion: promotionOf(seed, language, context.nowMs) } : {}),
      };
    },
  };
}

/** Returns the promotions that a member may join now. */
export function openPromotions(context: CallContext): PromotionSummary[] {
  return seedsOf(context)
    .map((seed) => summaryOf(seed, 'EN', context.nowMs))
    .filter(({ status }) => status === 'join');
}

function seedsOf({ merchant }: CallContext): PromotionSeed[] {
  if (merchant.modulesOff.has('CONTENT') || merchant.modulesOff.has('PROMOTIONS')) return [];
  return promotionSeeds.filter(({ profiles }) => profiles?.includes(merchant.profile) ?? true);
}

function promotionOf(seed: PromotionSeed, language: ContentLanguage, nowMs: number): Promotion {
  return {
    ...summaryOf(seed, language, nowMs),
    content: htmlOf(seed.text[language]),
    terms: [...seed.terms, ...commonTerms].map((term) => term[language]),
  };
}

function summaryOf(
  { id, category, months, title, summary }: PromotionSeed,
  language: ContentLanguage,
  nowMs: number,
): PromotionSummary {
  const startMs = months && monthMs(nowMs, months[0]);
  // Last millisecond of the promotion's last month.
  const endMs = months && monthMs(nowMs, months[1] + 1) - 1;
  return {
    id,
    category,
    title: title[language],
    summary: summary[language],
    image: contentImagePath(id),
    status: statusAt(nowMs, startMs, endMs),
    ...(startMs === undefined ? {} : { startAt: new Date(startMs).toISOString() }),
    ...(endMs === undefined ? {} : { endAt: new Date(endMs).toISOString() }),
  };
}

function statusAt(
  nowMs: number,
  startMs = -Infinity,
  endMs = Infinity,
): 'comingSoon' | 'close' | 'join' {
  if (nowMs < startMs) return 'comingSoon';
  return nowMs > endMs ? 'close' : 'join';
}

/** Returns the start of a month, counted from the month of `nowMs`. */
function monthMs(nowMs: number, months: number): number {
  const now = new Date(nowMs + zoneMs);
  return Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + months, 1) - zoneMs;
}
