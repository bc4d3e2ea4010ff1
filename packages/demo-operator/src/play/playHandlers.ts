import type { GameLaunch, LaunchGameRequest, PvpRoom } from '@livery/model';
import type { Game } from '@livery/demo-content/catalogue/games';
import type { GameCatalogue } from '../catalogue/GameCatalogue.ts';
import { pvpRooms, type Room } from './pvpRooms.ts';
import type { Merchant } from '../merchants/Merchant.ts';
import { isGameOpen } from '../merchants/isGameOpen.ts';
import { profileOf } from '../merchants/merchantProfiles.ts';
import { offersGameType } from '../merchants/moduleTree.ts';
import { playedAs } from '@livery/demo-content/catalogue/playedAs';
import type { Launches } from '../wallet/Launches.ts';
import { mainPurse } from '../wallet/purseBalance.ts';
import { BadCall } from '../core/BadCall.ts';
import type { CallHandlers, MemberContext } from '../calls/CallHandlers.ts';
import { Refusal } from '../core/Refusal.ts';
import { gameToLaunch } from './gameToLaunch.ts';

export interface PlayPorts {
  readonly catalogue: GameCatalogue;
  readonly launches: Launches;
  readonly origin: () => string;
}

/** Launch parameters that are part of the game's address. */
interface Opening {
  readonly game: Game;
  readonly room?: Room | undefined;
  readonly language?: string | undefined;
  readonly backUrl?: string | undefined;
  /** Launch parameters of a lottery. Source: LOTT-06. */
  readonly lottery?: Pick<
    LaunchGameRequest,
    'launchMode' | 'prizeMode' | 'view' | 'playType' | 'device'
  >;
}

/** Account type that plays with demo credits. Source: SESS-01. */
const trial = 4;
/** Demo credits have no currency; XXX is the ISO 4217 code for that. */
const noCurrency = 'XXX';
const closedGame = 'This game is closed for maintenance. Please choose another one.';

/** Handles game launches. */
export function playHandlers({
  catalogue,
  launches,
  origin,
}: PlayPorts): Pick<CallHandlers, 'launchGame' | 'getPvpRooms' | 'launchPvpGame'> {
  const open = async (
    { game, room, language = 'EN', backUrl = '/', lottery = {} }: Opening,
    { merchant, member, token, nowMs }: MemberContext,
  ): Promise<GameLaunch> => {
    const kind = playedAs(game);
    const { launchMode, prizeMode, view, playType, device } = lottery;
    // Only the site's own lottery page (launch mode LOTT) can use a lottery launch.
    if (kind === 'lottery' && launchMode !== 'LOTT')
      throw new Refusal(
        'Lotteries are played on their own page. Please open it from the lottery menu.',
      );
    if (!isGameOpen(merchant, { nodeId: game.nodeId, category: catalogue.categoryOf(game) }))
      throw new Refusal(closedGame, { reason: 'game_closed' });
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
    const query = new URLSearchParams({
      lang: language,
      game: String(game.nodeId),
      mode: demo ? 'demo' : 'real',
      back: backUrl,
      ...(kind === 'lottery' ? definedOnly({ prizeMode, view, playType, device }) : {}),
    });
    return {
      url: `${origin()}/play/${kind}?${query.toString()}`,
      token: launch.token,
      demo,
      currency: launch.currency,
      launchId: launch.launchId,
    };
  };
  const roomsOf = (vassalage: string, merchant: Merchant): readonly Room[] => {
    const vendor = catalogue.vendor(vassalage);
    if (vendor?.gameType !== 'PVP' || !offersGameType(merchant.modulesOff, 'PVP'))
      throw new Refusal('There are no rooms at this provider.');
    return pvpRooms(
      vassalage,
      catalogue
        .find({ gameType: 'PVP', vassalage })
        .filter(({ nodeId }) => !merchant.gamesOff.has(nodeId)),
    );
  };
  return {
    launchGame: (request, context) =>
      open(
        {
          game: gameToLaunch(catalogue, context.merchant, request),
          language: request.language,
          backUrl: request.backUrl,
          lottery: request,
        },
        context,
      ),
    getPvpRooms: async ({ vassalage }, { merchant, nowMs }): Promise<PvpRoom[]> => {
      const rooms = roomsOf(vassalage, merchant);
      const players = await launches.playersIn(
        merchant.code,
        rooms.map(({ roomId }) => roomId),
        nowMs,
      );
      const perMajor = 10 ** profileOf(merchant.profile).currency.minorDigits;
      return rooms.map(({ roomId, game, displayName, minBetMinor, maxBetMinor }) => ({
        roomId,
        nodeId: game.nodeId,
        displayName,
        minBet: minBetMinor / perMajor,
        maxBet: maxBetMinor / perMajor,
        players: players.get(roomId) ?? 0,
      }));
    },
    launchPvpGame: async ({ vassalage, roomId, language, backUrl }, context) => {
      const room = roomsOf(vassalage, context.merchant).find(
        (candidate) => candidate.roomId === roomId,
      );
      if (!room) throw new Refusal('This room is not open. Please choose another one.');
      return { content: await open({ game: room.game, room, language, backUrl }, context) };
    },
  };
}

/** Returns the terms that have a value. */
function definedOnly(terms: Readonly<Record<string, string | undefined>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(terms).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
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

/** From the game's minimum stake to a thousand times that, but at least a hundred major units. */
function betLimits(
  { minBet }: Game,
  minorDigits: number,
): { minBetMinor: number; maxBetMinor: number } {
  const minBetMinor = Math.max(1, Math.round(minBet * 10 ** minorDigits));
  return { minBetMinor, maxBetMinor: Math.max(1_000 * minBetMinor, 100 * 10 ** minorDigits) };
}
