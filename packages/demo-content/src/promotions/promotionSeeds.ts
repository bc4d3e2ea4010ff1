import { clubPromotions } from './clubPromotions.ts';
import { playPromotions } from './playPromotions.ts';
import type { PromotionSeed } from './PromotionSeed.ts';

/** Every promotion of the demonstration operator, in its order. */
export const promotionSeeds: readonly PromotionSeed[] = [
  ...clubPromotions.slice(0, 2),
  ...playPromotions,
  ...clubPromotions.slice(2),
];
