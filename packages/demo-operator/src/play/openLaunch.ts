import type { Game } from '@livery/demo-content/catalogue/games';
import type { Launch } from '@livery/demo-provider/server/Launch';
import type { MemberContext } from '../calls/CallHandlers.ts';
import type { GameCatalogue } from '../catalogue/GameCatalogue.ts';
import { BadCall } from '../core/BadCall.ts';
import { Refusal } from '../core/Refusal.ts';
import type { Merchant } from '../merchants/Merchant.ts';
import { isGameOpen } from '../merchants/isGameOpen.ts';
import { profileOf } from '../merchants/merchantProfiles.ts';
import type { Launches } from '../wallet/Launches.ts';
import { mainPurse } from '../wallet/purseBalance.ts';
import { betLimits } from './betLimits.ts';
import type { Room } from './pvpRooms.ts';

/** Account type that plays with demo credits. Source: SESS-01. */
const trial = 4;
/** Demo credits have no currency; XXX is the ISO 4217 code for that. */
const noCurrency = 'XXX';

/**
 * Opens a launch of a game in the member's session.
 *
 * Errors: a refusal for a closed game and for an account without games; 401 for an ended session.
 */
export async function openLaunch(
  { catalogue, launches }: { catalogue: GameCatalogue; launches: Launches },
  { game, room }: { game: Game; room?: Room | undefined },
  { merchant, member, token, nowMs }: MemberContext,
): Promise<Launch> {
  if (!isGameOpen(merchant, { nodeId: game.nodeId, category: catalogue.categoryOf(game) }))
    throw gameClosed();
  if (member.isPlayOff === true)
    throw new Refusal('Games are switched off for this account. Please ask customer service.', {
      reason: 'play_disabled',
    });
  const demo = member.isAgent === trial;
  const { code, minorDigits } = profileOf(merchant.profile).currency;
  const { minBetMinor, maxBetMinor } = room ?? betLimits(game, minorDigits);
  const launch = await launches.open(
    {
      sessionToken: token,
      merchant: merchant.code,
      memberId: member.memberId,
      game,
      demo,
      currency: demo ? noCurrency : code,
      minorDigits,
      purse: purseFor(catalogue, merchant, game),
      minBetMinor,
      maxBetMinor,
      ...(room && { roomId: room.roomId }),
    },
    nowMs,
  );
  if (!launch) throw new BadCall(401, 'Please sign in: the session has ended.');
  return launch;
}

/** Refusal of a game that is closed for now. */
export function gameClosed(): Refusal {
  return new Refusal('This game is closed for maintenance. Please choose another one.', {
    reason: 'game_closed',
  });
}

/**
 * Returns the provider's purse for a provider with its own wallet, unless the merchant uses a
 * single wallet.
 */
function purseFor(
  catalogue: GameCatalogue,
  { singleWallet }: Merchant,
  { vassalage }: Game,
): string {
  return singleWallet || catalogue.vendor(vassalage)?.seamless !== false ? mainPurse : vassalage;
}
