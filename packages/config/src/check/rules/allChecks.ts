import type { Check } from '../BrandUnderCheck.ts';
import { bannerGroups } from './bannerGroups.ts';
import { banners } from './banners.ts';
import { centreCalls } from './centre/centreCalls.ts';
import { centreMenus } from './centre/centreMenus.ts';
import { conditions } from './conditions.ts';
import { contrast } from './safety/contrast.ts';
import { currency } from './money/currency.ts';
import { flags } from './flags.ts';
import { fontWeights } from './fontWeights.ts';
import { frames } from './safety/frames.ts';
import { guestPages } from './guests/guestPages.ts';
import { guestValues } from './guests/guestValues.ts';
import { identities } from './identities.ts';
import { languageTags } from './texts/languageTags.ts';
import { languages } from './texts/languages.ts';
import { layouts } from './layouts.ts';
import { licences } from './safety/licences.ts';
import { links } from './links.ts';
import { liveBrand } from './safety/liveBrand.ts';
import { menus } from './menus.ts';
import { nodes } from './nodes.ts';
import { operatorAddress } from './upstream/operatorAddress.ts';
import { pageWeight } from './pageWeight.ts';
import { pictures } from './pictures.ts';
import { plurals } from './texts/plurals.ts';
import { preloads } from './preloads.ts';
import { redirects } from './redirects.ts';
import { references } from './references.ts';
import { registration } from './registration.ts';
import { retiredWorkers } from './retiredWorkers.ts';
import { routes } from './routes.ts';
import { secrets } from './secrets.ts';
import { socialSignIn } from './socialSignIn.ts';
import { standards } from './texts/standards.ts';
import { textAmounts } from './money/textAmounts.ts';
import { texts } from './texts/texts.ts';
import { textMarkup } from './texts/textMarkup.ts';
import { unshown } from './unshown.ts';
import { untranslated } from './texts/untranslated.ts';
import { upstreamCalls } from './upstream/upstreamCalls.ts';
import { upstreamHeaders } from './upstream/upstreamHeaders.ts';
import { upstreamMapping } from './upstream/upstreamMapping.ts';

/**
 * All checks of a brand beyond the schema of each document. A new check is a file in this folder
 * and an entry in this list.
 */
export const allChecks: readonly Check[] = [
  references,
  routes,
  retiredWorkers,
  redirects,
  guestPages,
  guestValues,
  conditions,
  flags,
  menus,
  links,
  identities,
  banners,
  bannerGroups,
  unshown,
  nodes,
  layouts,
  preloads,
  centreCalls,
  centreMenus,
  languages,
  texts,
  plurals,
  textMarkup,
  untranslated,
  languageTags,
  standards,
  currency,
  textAmounts,
  pageWeight,
  pictures,
  fontWeights,
  contrast,
  licences,
  liveBrand,
  frames,
  secrets,
  registration,
  socialSignIn,
  upstreamCalls,
  upstreamHeaders,
  upstreamMapping,
  operatorAddress,
];
