import type { SceneFamilyName } from '../art/sceneFamilies.ts';

/** The two halves of a name; every head goes with every tail. */
interface GameWords {
  readonly heads: readonly string[];
  readonly tails: readonly string[];
}

/** Invented names per kind of picture, so that a name tells what the picture shows. */
export const gameWords: Readonly<Record<SceneFamilyName, GameWords>> = {
  lagoonSunset: words(
    'Amberlagoon|Palmwhisper|Driftsail|Coconut Quay|Low Tide|Mangoshore|Saffron Bay',
    'Regatta|Serenade|Afterglow|Castaways|Anchorage|Horizons',
  ),
  pyramid: words(
    'Sunscarab|Duneglass|Anhet’s|Capstone|Sandscript|Obelisk|Tomb of Senneph',
    'Ascension|Ledger|Oracle|Procession|Inheritance|Noon',
  ),
  jungleTemple: words(
    'Vinewarden|Moss Idol|Ixalpa|Canopy|Jaguarstone|Lost Stair|Orchid Gate',
    'Expedition|Echoes|Awakening|Offering|Chambers|Rites',
  ),
  koiPond: words(
    'Koimoon|Lilypad|Seven Ripples|Lotusfin|Stillwater|Goldscale|Jadepond',
    'Wishes|Harmony|Garden|Waltz|Blessings|Reverie',
  ),
  starship: words(
    'Nebulark|Ringhaven|Cometjack|Orbit Nine|Starlarder|Voidskipper|Ion Petrel',
    'Odyssey|Salvage|Drift|Frontier|Overdrive|Bounty',
  ),
  neonCity: words(
    'Chromevale|Nightgrid|Voltage Row|Synthbay|Midnight Axle|Hexa Boulevard|Laserline',
    'Chase|Getaway|Circuit|Dreams|Afterdark|Velocity',
  ),
  orchard: words(
    'Plumbucket|Juicewagon|Cherrybarrow|Ripe & Ready|Lemonlark|Fruitfolk|Melon Parade',
    'Harvest|Jamboree|Picnic|Pop|Merriment|Squeeze',
  ),
  treasureCave: words(
    'Grottogold|Lanternjack|Old Keel|Smugglehook|Coffer|Stalactite|Hidden Fathom',
    'Hoard|Plunder|Keys|Riddle|Windfall|Vein',
  ),
  dragonMountain: words(
    'Cloudserpent|Longwhisker|Emberpeak|Jade Coil|Skyfang|Pearl Drake|Summit Wyrm',
    'Ascends|Legend|Thunder|Guardian|Dynasty Dance|Breath',
  ),
  clockwork: words(
    'Cogsworthy|Brasswhistle|Tick & Toll|Gearheart|Pendulum|Mainspring|Tinker’s',
    'Marvel|Reckoning|Contraption|Chime|Apprentice|Hourhouse',
  ),
  wolfMoon: words(
    'Howlspire|Palefang|Moonbriar|Silverpelt|Timberhowl|Ashenpack|Nightcrag',
    'Vigil|Chorus|Oath|Trail|Solstice|Kindred',
  ),
  candyHills: words(
    'Lollihop|Sugarsprocket|Gumdrop Gully|Caramelope|Minty Meadow|Fizzlepop|Marzipan',
    'Cascade|Carousel|Parade|Tumble|Picnic|Whirl',
  ),
  vikingSea: words(
    'Stormkeel|Fjordhammer|Ravensail|Oarsong|Skaldwind|Ironprow|Northtide',
    'Saga|Raiders|Voyage|Tribute|Feast|Landfall',
  ),
  lanternFestival: words(
    'Thousandglow|Paper Moon|Lanternlight|River of Lamps|Red Pavilion|Wishing Lamp|Silkfire',
    'Evening|Festival|Promise|Reunion|Blossoming|Fortune Walk',
  ),
  cardTable: words(
    'Emerald Parlour|Velvet Ace|Royal Thicket|Ivory Salon|Crimson Felt|Grand Terrace|Kingsbridge|Midnight Club|Opal Room|Golden Cuff',
    'Prestige|Classic|Rapid|Grand|Select|Reserve|Squeeze|Lounge',
  ),
  rouletteWheel: words(
    'Ivory Spin|Marble Rotunda|Gilded Orbit|Azure Arc|Silverball|Grand Rotonda|Carmine Wheel',
    'Classic|Rapid|Prestige|Lightfall|Salon|Auto|Royale',
  ),
  diceTray: words(
    'Tumblebones|Six Lanterns|Jade Cube|Rattlecup|Bonepalace|Twin Pips|Lucky Shaker',
    'Classic|Rush|Court|Salon|Cascade|Royale',
  ),
  stadium: words(
    'Aurelia Premier League|Northmark Division|Valdoria Cup|Twin Valleys Shield|Coastal Crown|Meridian Super League|Harrowgate Trophy',
    'Board|Live Odds|Outrights|Specials',
  ),
  hoopCourt: words(
    'Skyline Court League|Borealis Hoops|Ironwood Conference|Metro Dunk Circuit|Highline Classic|Redbrick League|Palisade Playoffs',
    'Board|Live Lines|Totals|Specials',
  ),
  esportsArena: words(
    'Titan Lane|Rift Banner|Crownshot|Phantom Quintet|Citadel Five|Overcap|Warden Clash',
    'Invitational|Masters|Open|League|Showdown|Finals',
  ),
  gamepadDeck: words(
    'Comboforge|Pixel Dojo|Turbo Thumb|Joystick Alley|Eightbit|Button Masher|Rapidkey',
    'Clash|Rumble|Ladder|Brawl|Series|Cup',
  ),
  cockpit: words(
    'Skydaredevil|Updraft|Cloudhopper|Barrel Roll|Ace Altimeter|Propellant|Stratoleap',
    'Climb|Rush|Ascent|Loop|Flyby|Breakaway',
  ),
  lotteryDrum: words(
    'Lucky Orb|Whirlglobe|Sunrise Six|Harbour Pick|Rainbow Sphere|Lotus Number|Silver Drum',
    'Draw|Three|Minute|Jackpot Pick|Five|Express',
  ),
  roosterYard: words(
    'Sunrise Spur|Crimson Comb|Goldfeather|Thunderhackle|Dawn Crest|Ironbeak|Mekong Plume',
    'Derby|Pavilion|Cup|Main Card|Grand Yard|Classic',
  ),
  deepReef: words(
    'Coralking|Bubblebounty|Finfortune|Reefstorm|Angler’s Crown|Lagoon Marauder|Tidehunter',
    'Brigade|Cannon|Safari|Frenzy|Catch|Rally',
  ),
  whaleSong: words(
    'Leviathan|Moonwhale|Abyss Choir|Titan Fluke|Deepcaller|Bluegiant|Old Harpooner',
    'Lullaby|Reckoning|Depths|Passage|Awakens|Hymn',
  ),
  canyonTrain: words(
    'Dustline|Copper Gulch|Iron Canyon|Tumblewheel|Redrock|Whistlestop|Prospect Nine',
    'Express|Heist|Railroad|Claim|Outlaws|Junction',
  ),
  frostPalace: words(
    'Rimecrown|Icewillow|Glimmerfrost|Snow Regent|Aurora Keep|Wintermirror|Crystal Hearth',
    'Ballroom|Throne|Enchantment|Reign|Thaw|Sonata',
  ),
  gemVault: words(
    'Prismatica|Facetfall|Jewelwright|Opaline|Ruby Cascade|Lapis Lock|Stonecutter’s',
    'Vault|Brilliance|Cluster|Symphony|Deluge|Spectrum',
  ),
  volcanoIsle: words(
    'Magmahorn|Cindercone|Lavalily|Ash Idol|Kapuhane|Embertide|Molten Drum',
    'Eruption|Fury|Uprising|Spirits|Cauldron|Blaze',
  ),
  scratchTicket: words(
    'Foilfinder|Lucky Smudge|Silver Scuff|Star Under|Clover Coin|Peekaboo|Golden Flake',
    'Instant|Reveal|Triple|Match|Surprise|Bonus',
  ),
  bingoHall: words(
    'Daubington|Ballroom Blast|Full Card|Corner Pocket|Jolly Caller|Rainbow Row|Pier Pavilion',
    'Party|Rapid|Social|Gala|Carnival|Night',
  ),
  carnivalWheel: words(
    'Midway|Bigtop|Starlit Ferris|Cottoncandy|Calliope|Popcorn Alley|Wonderbooth',
    'Spectacle|Spin|Prizes|Fairground|Fireworks|Encore',
  ),
  mahjongGarden: words(
    'Bamboo Pavilion|Jade Tile|Four Winds Court|Plum Courtyard|Crane Gate|Teahouse|Moon Gate',
    'Mahjong|Gathering|Masters|Rivals|Riichi|Table',
  ),
  blossomGate: words(
    'Petalfall|Vermilion Gate|Springshrine|Sakurane|Crane & Blossom|Windbell|Pink Summit',
    'Pilgrim|Haiku|Festival|Procession|Whisper|Fortune',
  ),
  mushroomGlade: words(
    'Glowcap|Sporelight|Toadstool|Pixiehollow|Fernfolk|Lumispore|Willowisp',
    'Grove|Revels|Secrets|Moonlight|Mischief|Potion',
  ),
  castleKeep: words(
    'Goldbanner|Kingsmeadow|Griffin Keep|Tourney|High Rampart|Rosehelm|Oathstone',
    'Siege|Crownfall|Chronicle|Joust|Heirloom|Muster',
  ),
};

function words(heads: string, tails: string): GameWords {
  return { heads: heads.split('|'), tails: tails.split('|') };
}
