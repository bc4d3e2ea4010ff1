import { centreMistakes } from './centreMistakes.ts';
import { fileMistakes } from './fileMistakes.ts';
import { lookMistakes } from './lookMistakes.ts';
import { moneyMistakes } from './moneyMistakes.ts';
import { navigationMistakes } from './navigationMistakes.ts';
import { operatorMistakes } from './operatorMistakes.ts';
import { pageMistakes } from './pageMistakes.ts';
import type { PlantedMistakes } from './PlantedMistake.ts';
import { ruleMistakes } from './ruleMistakes.ts';
import { siteMistakes } from './siteMistakes.ts';
import { textMistakes } from './textMistakes.ts';

/**
 * Mistakes of operators in all kinds of documents, by what is edited. They are written from the
 * operator's point of view, without regard to the checks there are.
 */
export const plantedMistakes: Readonly<Record<string, PlantedMistakes>> = {
  'site.json': siteMistakes,
  'currency and amounts': moneyMistakes,
  'theme.json, banners.json, assets': lookMistakes,
  'menus.json, routes.json': navigationMistakes,
  'pages of guests': pageMistakes,
  'pages of the centres': centreMistakes,
  locales: textMistakes,
  'compliance.json, registration.json, flags.json': ruleMistakes,
  'upstream.json': operatorMistakes,
  'files and syntax': fileMistakes,
};
