import type { GameLaunch, LaunchGameRequest, PvpRoom } from '@livery/model';
import type { Game } from '@livery/demo-content/catalogue/games';
import type { GameCatalogue } from '../catalogue/GameCatalogue.ts';
import { pvpRooms, type Room } from './pvpRooms.ts';
import type { Merchant } from '../merchants/Merchant.ts';
import { profileOf } from '../merchants/merchantProfiles.ts';
import { offersGameType } from '../merchants/moduleTree.ts';
import { playedAs } from '@livery/demo-content/catalogue/playedAs';
import type { Launches } from '../wallet/Launches.ts';
import type { CallHandlers, MemberContext } from '../calls/CallHandlers.ts';
import { Refusal } from '../core/Refusal.ts';
import { gameToLaunch } from './gameToLaunch.ts';
import { openLaunch } from './openLaunch.ts';

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
  /** Selection with which a game of events opens. */
  readonly choice?: Pick<LaunchGameRequest, 'eventId' | 'market' | 'pick'>;
}

/** Handles game launches. */
export function playHandlers({
  catalogue,
  launches,
  origin,
}: PlayPorts): Pick<CallHandlers, 'launchGame' | 'getPvpRooms' | 'launchPvpGame'> {
  const open = async (
    { game, room, language = 'EN', backUrl = '/', lottery = {}, choice = {} }: Opening,
    context: MemberContext,
  ): Promise<GameLaunch> => {
    const kind = playedAs(game);
    const { launchMode, prizeMode, view, playType, device } = lottery;
    const { eventId, market, pick } = choice;
    // Only the site's own lottery page (launch mode LOTT) can use a lottery launch.
    if (kind === 'lottery' && launchMode !== 'LOTT')
      throw new Refusal(
        'Lotteries are played on their own page. Please open it from the lottery menu.',
      );
    const launch = await openLaunch({ catalogue, launches }, { game, room }, context);
    const query = new URLSearchParams({
      lang: language,
      game: String(game.nodeId),
      mode: launch.demo ? 'demo' : 'real',
      back: backUrl,
      ...(kind === 'lottery' ? definedOnly({ prizeMode, view, playType, device }) : {}),
      ...(kind === 'betslip' ? definedOnly({ event: eventId, market, pick }) : {}),
    });
    return {
      url: `${origin()}/play/${kind}?${query.toString()}`,
      token: launch.token,
      demo: launch.demo,
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
          choice: request,
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
