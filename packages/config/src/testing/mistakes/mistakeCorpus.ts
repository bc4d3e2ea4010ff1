import { assetMistakes } from './corpus/assetMistakes.ts';
import { bannerMistakes } from './corpus/bannerMistakes.ts';
import { callMistakes } from './corpus/callMistakes.ts';
import { centreMistakes } from './corpus/centreMistakes.ts';
import { componentMistakes } from './corpus/componentMistakes.ts';
import { fileMistakes } from './corpus/fileMistakes.ts';
import { layerMistakes } from './corpus/layerMistakes.ts';
import { localeMistakes } from './corpus/localeMistakes.ts';
import { menuMistakes } from './corpus/menuMistakes.ts';
import { moneyMistakes } from './corpus/moneyMistakes.ts';
import { pageMistakes } from './corpus/pageMistakes.ts';
import { routeMistakes } from './corpus/routeMistakes.ts';
import { ruleMistakes } from './corpus/ruleMistakes.ts';
import { siteMistakes } from './corpus/siteMistakes.ts';
import { suppressionMistakes } from './corpus/suppressionMistakes.ts';
import { themeMistakes } from './corpus/themeMistakes.ts';
import { upstreamMistakes } from './corpus/upstreamMistakes.ts';
import type { Mistakes } from './Mistake.ts';

/**
 * Mistakes in all kinds of documents, by what is edited. Those in the shipped brands are written
 * from the operator's point of view, most without regard to the checks there are; those in the
 * fixture cover the cases of each check.
 */
export const mistakeCorpus: Readonly<Record<string, Mistakes>> = {
  'site.json': siteMistakes,
  'currency and amounts': moneyMistakes,
  'theme.json': themeMistakes,
  'banners.json': bannerMistakes,
  'assets and other files': assetMistakes,
  'menus.json': menuMistakes,
  'routes.json': routeMistakes,
  'pages as a whole': pageMistakes,
  'components, conditions, preloads': componentMistakes,
  'pages of the centres': centreMistakes,
  locales: localeMistakes,
  'compliance.json, registration.json, flags.json': ruleMistakes,
  'upstream.json': upstreamMistakes,
  'calls of upstream.json': callMistakes,
  'files and syntax': fileMistakes,
  'changes of what a parent has': layerMistakes,
  suppressions: suppressionMistakes,
};
