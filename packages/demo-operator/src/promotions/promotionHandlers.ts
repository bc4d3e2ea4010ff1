import type { Promotion, PromotionSummary } from '@livery/model';
import { contentImagePath } from '@livery/demo-content/words/contentImagePath';
import { htmlOf } from '@livery/demo-content/words/htmlOf';
import {
  commonTerms,
  promotionCategories,
  promotionSeeds,
  type PromotionRule,
  type PromotionSeed,
} from '@livery/demo-content/promotions/promotionSeeds';
import { contentLanguage, type ContentLanguage } from '@livery/demo-content/words/Words';
import type { CallContext, CallHandlers } from '../calls/CallHandlers.ts';
import { monthRangeMs } from '../core/periods/demoPeriods.ts';
import { statusByTime } from '../rewards/activities.ts';

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
        ...(seed ? { promotion: promotionOf(seed, language, context) } : {}),
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

/** Returns the promotions of a merchant. */
export function seedsOf({ merchant }: CallContext): PromotionSeed[] {
  if (merchant.modulesOff.has('CONTENT') || merchant.modulesOff.has('PROMOTIONS')) return [];
  return promotionSeeds.filter(({ profiles }) => profiles?.includes(merchant.profile) ?? true);
}

function promotionOf(
  seed: PromotionSeed,
  language: ContentLanguage,
  { merchant, nowMs }: CallContext,
): Promotion {
  return {
    ...summaryOf(seed, language, nowMs),
    content: htmlOf(seed.text[language]),
    terms: [...seed.terms, ...commonTerms].map((term) => term[language]),
    ...(seed.rule && { participation: participationOf(seed.rule.kind) }),
    ...(seed.raffle && {
      raffle: {
        style: merchant.profile === 'IRONFIELD' ? 'cards' : 'wheel',
        prizes: seed.raffle.map(({ id, name, chance, amount }) => ({
          prizeId: id,
          name: name[language],
          ...(amount !== undefined && { amount }),
          chance,
        })),
      },
    }),
  };
}

/** Returns how members take part, as the reply names it. */
function participationOf(kind: PromotionRule['kind']): string {
  return kind === 'raffle' || kind === 'application' ? kind : 'join';
}

function summaryOf(
  { id, category, months, title, summary }: PromotionSeed,
  language: ContentLanguage,
  nowMs: number,
): PromotionSummary {
  const { startMs, endMs } = monthRangeMs(nowMs, months);
  return {
    id,
    category,
    title: title[language],
    summary: summary[language],
    image: contentImagePath(id),
    status: statusByTime(nowMs, { startMs, endMs }),
    ...(startMs === undefined ? {} : { startAt: new Date(startMs).toISOString() }),
    ...(endMs === undefined ? {} : { endAt: new Date(endMs).toISOString() }),
  };
}
