import { createHash } from 'node:crypto';
import { fixtureOf } from '@livery/demo-provider/server/betslip/fixtures';
import type { SlipDesk } from '@livery/demo-provider/server/betslip/SlipDesk';
import { slipReturnMinor } from '@livery/demo-provider/server/betslip/slipReturn';
import type { Launch } from '@livery/demo-provider/server/Launch';
import type { RoundFault, RoundView, SlipLeg } from '@livery/demo-provider/server/PlayApi';
import { PlayFault } from '@livery/demo-provider/server/PlayFault';
import type { SentOrder } from '@livery/demo-provider/server/readOrder';
import type { PlaceSportsBetRequest, RefusalReason, SportsBet, SportsLeg } from '@livery/model';
import type { MemberContext } from '../calls/CallHandlers.ts';
import { moneyOf } from '../cashier/Money.ts';
import type { GameCatalogue } from '../catalogue/GameCatalogue.ts';
import { BadCall } from '../core/BadCall.ts';
import { OutcomeUnknown } from '../core/OutcomeUnknown.ts';
import { Refusal } from '../core/Refusal.ts';
import { gameClosed, openLaunch } from '../play/openLaunch.ts';
import type { Launches } from '../wallet/Launches.ts';
import { vendorSportsGames } from './sportsGames.ts';

export interface BetPorts {
  readonly catalogue: GameCatalogue;
  readonly launches: Launches;
  readonly slips: SlipDesk;
}

/** Slip as a round of the provider. */
interface SlipOrder extends SentOrder {
  readonly picks: readonly SlipLeg[];
}

/**
 * Places a bet as a round of the provider, or returns the bet that was placed under the reference
 * before.
 *
 * Errors: a refusal if the bet was not placed and no stake is taken; `OutcomeUnknown` while the
 * wallet has not answered.
 */
export async function placeBet(
  ports: BetPorts,
  request: PlaceSportsBetRequest,
  context: MemberContext,
): Promise<SportsBet> {
  const { merchant, member } = context;
  const { toMinor, toMajor } = moneyOf(merchant);
  const order: SlipOrder = {
    roundId: roundIdOf(member.memberId, request.referenceNo),
    stakeMinor: toMinor(request.stake),
    picks: request.legs.map(legOf),
  };
  const player = { merchant: merchant.code, memberId: member.memberId };
  // Before anything else, because what has changed since decides nothing about a placed slip.
  const placed = await ports.slips.find(player, order).catch(refuseFault);
  const round = placed ?? (await placeNew(ports, order, { request, context }));
  requirePlaced(round);
  return {
    referenceNo: request.referenceNo,
    round: round.roundId,
    stake: toMajor(round.stakeMinor),
    potentialWin: toMajor(
      slipReturnMinor(
        round.stakeMinor,
        order.picks.map(({ oddsHundredths }) => oddsHundredths),
      ),
    ),
  };
}

async function placeNew(
  { catalogue, launches, slips }: BetPorts,
  order: SlipOrder,
  { request, context }: { request: PlaceSportsBetRequest; context: MemberContext },
): Promise<RoundView> {
  const games = vendorSportsGames(catalogue, context.merchant, request.vassalage);
  const [game] = order.picks.map(({ eventId }) => {
    const sport = fixtureOf(eventId)?.sport;
    if (!sport) throw refusalOf('event_closed');
    const game = games.get(sport);
    if (!game) throw gameClosed();
    return game;
  });
  if (!game) throw new BadCall(400, 'placeSportsBet: /legs must have a selection.');
  const launch = await openLaunch({ catalogue, launches }, { game }, context);
  return slips
    .place(launch.token, order)
    .catch((error: unknown) => refuseFault(error, { order, launch }));
}

/**
 * Returns the id of the round of a reference. Another member's reference leads to another round, so
 * that it reveals nothing.
 */
function roundIdOf(memberId: number, referenceNo: string): string {
  const hash = createHash('sha256').update(JSON.stringify([memberId, referenceNo]));
  return hash.digest('hex').slice(0, 32);
}

/** The provider has odds in hundredths; it never had more precise ones. */
function legOf({ eventId, market, pick, odds }: SportsLeg): SlipLeg {
  const oddsHundredths = Math.round(odds * 100);
  if (oddsHundredths / 100 !== odds) throw refusalOf('odds_changed');
  return { eventId, market, pick, oddsHundredths };
}

const messages = {
  odds_changed: 'The odds have changed. Please look at the new ones.',
  event_suspended: 'Bets on an event of this slip are suspended.',
  event_closed: 'An event of this slip is no longer open for bets.',
  win_limit: 'The potential win of this slip is above the maximum.',
  amount_not_allowed: 'This stake is outside the limits.',
  insufficient_balance: 'The balance is too low for this stake.',
  play_disabled: 'Games are switched off for this account. Please ask customer service.',
} as const satisfies Partial<Record<RefusalReason, string>>;

function refusalOf(reason: keyof typeof messages): Refusal {
  return new Refusal(messages[reason], { reason });
}

/** Reasons of the faults with which the provider did not place a slip. */
const reasons: Partial<Record<RoundFault, keyof typeof messages>> = {
  // A selection that is not offered, as in a quote.
  bad_request: 'event_closed',
  odds_changed: 'odds_changed',
  event_suspended: 'event_suspended',
  event_closed: 'event_closed',
};

/** Throws the refusal of a fault of the provider, and any other error as it is. */
function refuseFault(error: unknown, placing?: { order: SlipOrder; launch: Launch }): never {
  if (!(error instanceof PlayFault)) throw error;
  const reason = reasons[error.fault];
  if (reason) throw refusalOf(reason);
  if (error.fault === 'game_closed') throw gameClosed();
  if (error.fault === 'launch_ended')
    throw new BadCall(401, 'Please sign in: the session has ended.');
  if (error.fault === 'round_differs')
    throw new Refusal('This number belongs to another request. Nothing was changed.');
  if (error.fault === 'bad_stake' && placing) {
    const { stakeMinor } = placing.order;
    const { minBetMinor, maxBetMinor } = placing.launch;
    const isAllowed = stakeMinor >= minBetMinor && stakeMinor <= maxBetMinor;
    throw refusalOf(isAllowed ? 'win_limit' : 'amount_not_allowed');
  }
  throw error;
}

/** Throws unless the stake of a round was taken. */
function requirePlaced({ state, refusal }: RoundView): void {
  switch (state) {
    case 'open':
    case 'drawn':
    case 'settled':
      return;
    case 'placed':
    case 'undoing':
      throw new OutcomeUnknown('The wallet has not answered yet. Please send the bet again.');
    case 'undone':
      throw new Refusal('The stake could not be confirmed, so the bet was not placed.');
    case 'refused':
      throw refusedStake(refusal);
  }
}

function refusedStake(status: string | undefined): Refusal {
  if (status === 'NOT_ENOUGH_MONEY') return refusalOf('insufficient_balance');
  if (status === 'USER_DISABLED') return refusalOf('play_disabled');
  if (status === 'STAKE_TOO_HIGH') return refusalOf('amount_not_allowed');
  return new Refusal('The stake was not accepted. Please place a new bet.');
}
