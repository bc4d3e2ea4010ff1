import type { LeaderboardLine, LeaderboardReply } from '@livery/model';
import { leaderboardSeed } from '@livery/demo-content/rewards/rewardSeeds';
import type { ContentLanguage } from '@livery/demo-content/words/Words';
import { sql } from 'kysely';
import type { DatabaseAccess } from '../database/DatabaseSchema.ts';
import { weekStartMs } from '../core/periods/demoPeriods.ts';
import { maskName } from '../core/maskName.ts';
import type { RewardMember } from './RewardMember.ts';
import { validStakes } from '../records/validStakes.ts';

const weekMs = 7 * 86_400_000;
/** Sample players, who are the same in each week. */
const samplePlayers = [
  'reef', 'mango', 'stella', 'tidal', 'pearl', 'bamboo', 'lucky', 'summit', 'coral', 'ember',
  'harbor', 'violet', 'ranger', 'sunny', 'palmer', 'dante', 'marina', 'orchid', 'falcon', 'misty',
]; // prettier-ignore

interface Score {
  readonly id: string;
  readonly player: string;
  readonly scoreMinor: number;
  readonly isOwn: boolean;
}

/** Reads a page of the week's leaderboard: the merchant's members and sample players. */
export async function readLeaderboard(
  db: DatabaseAccess,
  member: RewardMember,
  page: { language: ContentLanguage; pageNo: number; pageSize: number },
): Promise<LeaderboardReply> {
  const { nowMs, perMajor } = member;
  const startMs = weekStartMs(nowMs);
  const scores = [...(await memberScores(db, member, startMs)), ...sampleScores(nowMs, startMs)];
  const ordered = scores.toSorted(
    (left, right) => right.scoreMinor - left.scoreMinor || left.id.localeCompare(right.id, 'en'),
  );
  let rank = 0;
  const lines = ordered.map((score, index): LeaderboardLine => {
    // Equal scores share the rank of the first one.
    if (ordered[index - 1]?.scoreMinor !== score.scoreMinor) rank = index + 1;
    const prize = leaderboardSeed.prizes[rank - 1];
    return {
      // Not the number of the member, which is personal.
      lineId: String(index + 1),
      rank,
      player: score.player,
      score: score.scoreMinor / perMajor,
      own: score.isOwn,
      ...(prize !== undefined && { prize }),
    };
  });
  const mine = lines.find(({ own }) => own);
  const { language, pageNo, pageSize } = page;
  return {
    language,
    title: leaderboardSeed.title[language],
    startAt: new Date(startMs).toISOString(),
    endAt: new Date(startMs + weekMs - 1).toISOString(),
    list: lines.slice((pageNo - 1) * pageSize, pageNo * pageSize),
    totalPages: Math.ceil(lines.length / pageSize),
    mine: mine
      ? {
          rank: mine.rank,
          score: mine.score ?? 0,
          ...(mine.prize !== undefined && { prize: mine.prize }),
        }
      : { score: 0 },
    rules: leaderboardSeed.rules.map((rule) => rule[language]),
  };
}

async function memberScores(
  db: DatabaseAccess,
  { merchant, memberId }: RewardMember,
  startMs: number,
): Promise<Score[]> {
  const { rows } = await sql<{
    memberId: number;
    account: string;
    scoreMinor: number;
  }>`
    select member.member_id as "memberId", member.account,
      sum(stake.valid_minor)::bigint as "scoreMinor"
    from ${validStakes(sql`part.merchant = ${merchant}`, { fromMs: startMs })} as stake
    join member using (member_id)
    where member.is_agent <> 4
    group by member.member_id
    having sum(stake.valid_minor) > 0`.execute(db);
  return rows.map(({ memberId: id, account, scoreMinor }) => ({
    id: `member-${id}`,
    player: id === memberId ? account : maskName(account),
    scoreMinor,
    isOwn: id === memberId,
  }));
}

/** Scores that grow during the week. Two of them are equal, as happens with real players. */
function sampleScores(nowMs: number, startMs: number): Score[] {
  const share = Math.max(0, Math.min(1, (nowMs - startMs) / weekMs));
  return samplePlayers.map((name, index) => ({
    id: `sample-${name}`,
    player: maskName(name),
    scoreMinor: Math.round((1_900_000 / (Math.max(index, 1) + 1)) * share) * 100,
    isOwn: false,
  }));
}
