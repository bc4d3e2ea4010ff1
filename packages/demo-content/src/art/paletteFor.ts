import type { Palette } from './Palette.ts';
import { palettes } from './palettes.ts';
import type { Random } from './Random.ts';
import { sceneFamilies } from './sceneFamilies.ts';
import type { SceneFamilyName } from './sceneFamilyNames.ts';

/** Returns a random palette whose mood suits the scene. */
export function paletteFor(random: Random, family: SceneFamilyName): Palette {
  const { moods } = sceneFamilies[family];
  return random.pick(palettes.filter(({ mood }) => moods.some((moodName) => moodName === mood)));
}
