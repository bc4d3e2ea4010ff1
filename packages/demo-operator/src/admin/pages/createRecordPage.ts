import { Router } from 'express';
import { guardLoopback } from '../../core/guardLoopback.ts';
import type { AdminService } from '../AdminService.ts';
import type { GameCatalogue } from '../../catalogue/GameCatalogue.ts';
import type { Members } from '../../members/Members.ts';
import { profileOf } from '../../merchants/merchantProfiles.ts';
import type { BettingRecord, BettingRound } from '../../records/BettingRecord.ts';
import { escapeHtml, type Clock } from '@livery/model';
import { renderDocument } from '../../core/renderDocument.ts';
import {
  readOnlyPageHeaders,
  renderTable,
  renderTime,
  type Column,
} from '../../core/renderTable.ts';

export interface RecordPagePorts {
  readonly adminService: AdminService;
  readonly members: Members;
  readonly record: BettingRecord;
  readonly catalogue: GameCatalogue;
  readonly clock: Clock;
}

const maxDays = 90;
const maxRounds = 100;
const dayMs = 86_400_000;

/** Page with the stakes and wins of one member, for tracing money. */
export function createRecordPage({
  adminService,
  members,
  record,
  catalogue,
  clock,
}: RecordPagePorts): Router {
  const router = Router();
  router.get('/record', guardLoopback, async (req, res) => {
    const [named, account] = [textOf(req.query.merchant), textOf(req.query.account)];
    const { code, profile, clockOffsetMs } = await adminService.find(named);
    const backLink = `<a href="/#${escapeHtml(code)}">All merchants</a>`;
    const member = await members.findByAccount(code, account);
    if (!member) {
      res
        .status(404)
        .set(readOnlyPageHeaders)
        .send(
          renderDocument(
            'No such account',
            `<p>${escapeHtml(code)} has no member “${escapeHtml(account.slice(0, 40))}”. ${backLink}.</p>`,
          ),
        );
      return;
    }
    const toMs = clock.nowMs() + clockOffsetMs + 1;
    const { rounds, totals } = await record.of({
      merchant: code,
      memberId: member.memberId,
      fromMs: toMs - maxDays * dayMs,
      toMs,
      pageNo: 1,
      pageSize: maxRounds,
    });
    const { code: currency, minorDigits } = profileOf(profile).currency;
    const money = (minor: number): string => (minor / 10 ** minorDigits).toFixed(minorDigits);
    res.set(readOnlyPageHeaders).send(
      renderDocument(
        `Betting record of ${member.account}`,
        `
<p>Merchant ${escapeHtml(code)}, the last ${maxDays} days by its clock, in ${escapeHtml(currency)}. ${totals.rounds > maxRounds ? `The newest ${maxRounds} rounds are listed. ` : ''}${backLink}.</p>
<p>Rounds: ${totals.rounds}. Stakes: ${money(totals.stakeMinor)}. Wins: ${money(totals.winMinor)}. Net: ${money(totals.settledWinMinor - totals.validMinor)}.</p>
${renderTable(columnsOf(catalogue, money), rounds)}`,
      ),
    );
  });
  return router;
}

function columnsOf(
  catalogue: GameCatalogue,
  money: (minor: number) => string,
): readonly Column<BettingRound>[] {
  return [
    ['When (UTC)', ({ atMs }) => renderTime(atMs)],
    ['Game', ({ nodeId }) => catalogue.game(nodeId)?.displayName ?? String(nodeId)],
    ['Round', ({ round }) => round],
    ['State', ({ state }) => state],
    ['Stake', ({ stakeMinor }) => money(stakeMinor)],
    ['Given back', ({ givenBackMinor }) => money(givenBackMinor)],
    ['Win', ({ winMinor }) => money(winMinor)],
    [
      'Net',
      ({ stakeMinor, state, winMinor }) =>
        state === 'running' ? '–' : money(winMinor - stakeMinor),
    ],
  ];
}

/** A repeated query parameter is parsed as a list, which this page ignores. */
function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
