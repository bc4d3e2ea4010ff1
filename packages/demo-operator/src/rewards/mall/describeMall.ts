import type { PointsItem, PointsRewardReply } from '@livery/model';
import { contentImagePath } from '@livery/demo-content/words/contentImagePath';
import {
  mallCategories,
  mallItems,
  type MallItemSeed,
} from '@livery/demo-content/words/mallCatalogue';
import { vipRanks } from '@livery/demo-content/words/vipProgramme';
import type { ContentLanguage } from '@livery/demo-content/words/Words';
import { sql } from 'kysely';
import type { DatabaseAccess } from '../../database/DatabaseSchema.ts';
import { pointsOf } from '../pointsLedger.ts';
import type { RewardMember } from '../RewardMember.ts';
import { sumOf, validBets } from '../validBets.ts';

const dayMs = 86_400_000;
/** Days whose bets count for the requirement of an item. */
const requirementDays = 30;

/** What a member has, and what is left of each item. */
export interface MallAccess {
  readonly points: number;
  readonly rankLevel: number;
  /** Valid bet of the last {@link requirementDays} days. */
  readonly betMinor: number;
  readonly perMajor: number;
  /** Redeemed numbers by item: by all members, and by this one. */
  readonly taken: ReadonlyMap<string, { readonly all: number; readonly own: number }>;
}

export type ItemStatus =
  | 'available'
  | 'soldOut'
  | 'rankTooLow'
  | 'amountTooLow'
  | 'limitReached'
  | 'pointsTooLow';

/** Reads what decides which items a member can redeem. */
export async function mallAccess(db: DatabaseAccess, member: RewardMember): Promise<MallAccess> {
  const { merchant, memberId, nowMs, rankLevel, perMajor } = member;
  const rows = await db
    .selectFrom('points_order')
    .select([
      'item_id',
      sql<number>`sum(quantity)::bigint`.as('all'),
      sql<number>`coalesce(sum(quantity) filter (where member_id = ${memberId}), 0)::bigint`.as(
        'own',
      ),
    ])
    .where('merchant', '=', merchant)
    .where('status', '!=', 'rejected')
    .groupBy('item_id')
    .execute();
  const bets = await validBets(db, { memberId, fromMs: nowMs - requirementDays * dayMs });
  return {
    points: await pointsOf(db, memberId),
    rankLevel,
    betMinor: sumOf(bets),
    perMajor,
    taken: new Map(rows.map(({ item_id: itemId, all, own }) => [itemId, { all, own }])),
  };
}

/** Returns how many of an item are in stock, and how many the member may redeem. */
export function leftOf(
  { itemId, stock, limit }: MallItemSeed,
  { taken }: MallAccess,
): { stock: number; limitLeft: number | undefined } {
  const { all, own } = taken.get(itemId) ?? { all: 0, own: 0 };
  return {
    stock: Math.max(0, stock - all),
    limitLeft: limit === undefined ? undefined : Math.max(0, limit - own),
  };
}

/** Returns whether a member can redeem a number of an item, or why not. */
export function itemStatus(item: MallItemSeed, access: MallAccess, quantity = 1): ItemStatus {
  const { stock, limitLeft } = leftOf(item, access);
  if (stock < quantity) return 'soldOut';
  if (access.rankLevel < (item.rankLevel ?? 0)) return 'rankTooLow';
  if (access.betMinor < (item.amountRequirement ?? 0) * access.perMajor) return 'amountTooLow';
  if (limitLeft !== undefined && limitLeft < quantity) return 'limitReached';
  return access.points < item.points * quantity ? 'pointsTooLow' : 'available';
}

/** Whether an item is sent to an address. */
export function needsDelivery({ category }: MallItemSeed): boolean {
  return category === 'things';
}

/** Describes the points mall for a member. */
export async function describeMall(
  db: DatabaseAccess,
  member: RewardMember,
  language: ContentLanguage,
): Promise<PointsRewardReply> {
  const access = await mallAccess(db, member);
  return {
    language,
    categories: mallCategories.map(({ code, name }) => ({ code, name: name[language] })),
    items: mallItems.map((item) => describeItem(item, access, language)),
  };
}

function describeItem(
  item: MallItemSeed,
  access: MallAccess,
  language: ContentLanguage,
): PointsItem {
  const { itemId, category, points, rankLevel, amountRequirement } = item;
  const { stock, limitLeft } = leftOf(item, access);
  const rankName = vipRanks.find((rank) => rank.rankLevel === rankLevel)?.rankName;
  return {
    itemId,
    category,
    name: item.name[language],
    text: item.text[language],
    image: contentImagePath(itemId),
    points,
    stock,
    needsDelivery: needsDelivery(item),
    status: itemStatus(item, access),
    ...(rankLevel !== undefined && { rankLevel }),
    ...(rankName !== undefined && { rankName }),
    ...(amountRequirement !== undefined && { amountRequirement }),
    ...(limitLeft !== undefined && { limitLeft }),
  };
}
