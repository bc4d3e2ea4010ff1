import type { PromotionSeed } from '@livery/demo-content/promotions/promotionSeeds';
import type { ContentLanguage } from '@livery/demo-content/words/Words';
import type { DepositBonus } from '@livery/model';
import type { MemberContext } from '../../calls/CallHandlers.ts';
import { refuseFields } from '../../core/refuseFields.ts';
import type { DatabaseAccess } from '../../database/DatabaseSchema.ts';
import { isOpenTo } from '../../promotions/isOpenTo.ts';
import { publicStatus } from '../../promotions/participationHandlers.ts';
import { seedsOf } from '../../promotions/promotionHandlers.ts';
import type { Tx } from '../../wallet/gameTransactions.ts';

/** Returns the promotions that pay a share of a member's next deposit. */
export async function depositBonuses(
  db: DatabaseAccess,
  context: MemberContext,
  language: ContentLanguage,
): Promise<DepositBonus[]> {
  const offered = await offeredTo(db, context);
  return offered.map(({ id, title, rule }) => ({
    bonusId: id,
    name: title[language],
    ...(rule?.percent !== undefined && { percent: rule.percent }),
    ...(rule?.max !== undefined && { maxAmount: rule.max }),
    ...(rule?.wagerTimes !== undefined && { wagerTimes: rule.wagerTimes }),
  }));
}

/** Refuses a bonus that is not offered to a member. */
export async function requireBonus(
  db: DatabaseAccess,
  context: MemberContext,
  bonusId: string,
): Promise<void> {
  if (!(await offeredTo(db, context)).some(({ id }) => id === bonusId))
    throw refuseFields({ bonusId: 'This bonus is not offered any more. Please choose again.' });
}

/**
 * Makes a credited deposit count for the bonus that the member chose with it, unless another
 * deposit has. The member must be locked.
 */
export async function joinBonus(
  tx: Tx,
  { member_id, bonus_id: code }: { member_id: number; bonus_id: string | null },
  atMs: number,
): Promise<void> {
  if (code === null) return;
  await tx
    .insertInto('activity')
    .values({ member_id, kind: 'promotion', code, period_ms: 0, status: 'joined', at_ms: atMs })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

async function offeredTo(db: DatabaseAccess, context: MemberContext): Promise<PromotionSeed[]> {
  const joined = await db
    .selectFrom('activity')
    .select('code')
    .where('member_id', '=', context.member.memberId)
    .where('kind', '=', 'promotion')
    .execute();
  const offered: PromotionSeed[] = [];
  for (const seed of seedsOf(context))
    if (
      seed.rule?.kind === 'deposit' &&
      publicStatus(seed, context.nowMs) === 'join' &&
      !joined.some(({ code }) => code === seed.id) &&
      (await isOpenTo(db, context.member.memberId, seed))
    )
      offered.push(seed);
  return offered;
}
