import type { DrawScene } from './Frame.ts';
import type { Mood } from './Palette.ts';
import type { SceneFamilyName } from './sceneFamilyNames.ts';
import { bingoHall } from './scenes/bingoHall.ts';
import { blossomGate } from './scenes/blossomGate.ts';
import { candyHills } from './scenes/candyHills.ts';
import { canyonTrain } from './scenes/canyonTrain.ts';
import { cardTable } from './scenes/cardTable.ts';
import { carnivalWheel } from './scenes/carnivalWheel.ts';
import { castleKeep } from './scenes/castleKeep.ts';
import { clockwork } from './scenes/clockwork.ts';
import { cockpit } from './scenes/cockpit.ts';
import { deepReef } from './scenes/deepReef.ts';
import { diceTray } from './scenes/diceTray.ts';
import { dragonMountain } from './scenes/dragonMountain.ts';
import { esportsArena } from './scenes/esportsArena.ts';
import { frostPalace } from './scenes/frostPalace.ts';
import { gamepadDeck } from './scenes/gamepadDeck.ts';
import { gemVault } from './scenes/gemVault.ts';
import { hoopCourt } from './scenes/hoopCourt.ts';
import { jungleTemple } from './scenes/jungleTemple.ts';
import { koiPond } from './scenes/koiPond.ts';
import { lagoonSunset } from './scenes/lagoonSunset.ts';
import { lanternFestival } from './scenes/lanternFestival.ts';
import { lotteryDrum } from './scenes/lotteryDrum.ts';
import { mahjongGarden } from './scenes/mahjongGarden.ts';
import { mushroomGlade } from './scenes/mushroomGlade.ts';
import { neonCity } from './scenes/neonCity.ts';
import { orchard } from './scenes/orchard.ts';
import { pyramid } from './scenes/pyramid.ts';
import { roosterYard } from './scenes/roosterYard.ts';
import { rouletteWheel } from './scenes/rouletteWheel.ts';
import { scratchTicket } from './scenes/scratchTicket.ts';
import { stadium } from './scenes/stadium.ts';
import { starship } from './scenes/starship.ts';
import { treasureCave } from './scenes/treasureCave.ts';
import { vikingSea } from './scenes/vikingSea.ts';
import { volcanoIsle } from './scenes/volcanoIsle.ts';
import { whaleSong } from './scenes/whaleSong.ts';
import { wolfMoon } from './scenes/wolfMoon.ts';

/** Kind of picture with its suitable moods. */
interface SceneFamily {
  readonly draw: DrawScene;
  readonly moods: readonly Mood[];
}

/** All kinds of picture for games and banners. */
export const sceneFamilies = {
  bingoHall: { draw: bingoHall, moods: ['day', 'dusk', 'night'] },
  blossomGate: { draw: blossomGate, moods: ['day', 'dusk'] },
  candyHills: { draw: candyHills, moods: ['day'] },
  canyonTrain: { draw: canyonTrain, moods: ['day', 'dusk'] },
  cardTable: { draw: cardTable, moods: ['dusk', 'night'] },
  carnivalWheel: { draw: carnivalWheel, moods: ['dusk', 'night'] },
  castleKeep: { draw: castleKeep, moods: ['day', 'dusk'] },
  clockwork: { draw: clockwork, moods: ['dusk', 'night'] },
  cockpit: { draw: cockpit, moods: ['dusk', 'day'] },
  deepReef: { draw: deepReef, moods: ['day', 'dusk', 'night'] },
  diceTray: { draw: diceTray, moods: ['dusk', 'night'] },
  dragonMountain: { draw: dragonMountain, moods: ['dusk', 'day', 'night'] },
  esportsArena: { draw: esportsArena, moods: ['dusk', 'night'] },
  frostPalace: { draw: frostPalace, moods: ['night'] },
  gamepadDeck: { draw: gamepadDeck, moods: ['dusk', 'night'] },
  gemVault: { draw: gemVault, moods: ['dusk', 'night'] },
  hoopCourt: { draw: hoopCourt, moods: ['dusk', 'night'] },
  jungleTemple: { draw: jungleTemple, moods: ['dusk', 'day', 'night'] },
  koiPond: { draw: koiPond, moods: ['dusk', 'day', 'night'] },
  lagoonSunset: { draw: lagoonSunset, moods: ['dusk', 'day', 'night'] },
  lanternFestival: { draw: lanternFestival, moods: ['dusk', 'night'] },
  lotteryDrum: { draw: lotteryDrum, moods: ['dusk', 'day', 'night'] },
  mahjongGarden: { draw: mahjongGarden, moods: ['day', 'dusk'] },
  mushroomGlade: { draw: mushroomGlade, moods: ['night'] },
  neonCity: { draw: neonCity, moods: ['dusk', 'night'] },
  orchard: { draw: orchard, moods: ['day'] },
  pyramid: { draw: pyramid, moods: ['dusk', 'day', 'night'] },
  roosterYard: { draw: roosterYard, moods: ['day', 'dusk'] },
  rouletteWheel: { draw: rouletteWheel, moods: ['dusk', 'night'] },
  scratchTicket: { draw: scratchTicket, moods: ['day', 'dusk', 'night'] },
  stadium: { draw: stadium, moods: ['dusk', 'night'] },
  starship: { draw: starship, moods: ['dusk', 'night'] },
  treasureCave: { draw: treasureCave, moods: ['dusk', 'night'] },
  vikingSea: { draw: vikingSea, moods: ['dusk', 'day', 'night'] },
  volcanoIsle: { draw: volcanoIsle, moods: ['dusk', 'night'] },
  whaleSong: { draw: whaleSong, moods: ['night', 'dusk'] },
  wolfMoon: { draw: wolfMoon, moods: ['dusk', 'night'] },
} as const satisfies Readonly<Record<SceneFamilyName, SceneFamily>>;
