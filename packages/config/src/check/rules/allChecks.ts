import type { Check } from '../BrandUnderCheck.ts';
import { banners } from './banners.ts';
import { contrast } from './contrast.ts';
import { frames } from './frames.ts';
import { guestPages } from './guests/guestPages.ts';
import { guestValues } from './guests/guestValues.ts';
import { identities } from './identities.ts';
import { languages } from './languages.ts';
import { layouts } from './layouts.ts';
import { licences } from './licences.ts';
import { links } from './links.ts';
import { liveBrand } from './liveBrand.ts';
import { menus } from './menus.ts';
import { nodes } from './nodes.ts';
import { operatorAddress } from './upstream/operatorAddress.ts';
import { preloads } from './preloads.ts';
import { redirects } from './redirects.ts';
import { references } from './references.ts';
import { routes } from './routes.ts';
import { secrets } from './secrets.ts';
import { socialSignIn } from './socialSignIn.ts';
import { standards } from './standards.ts';
import { texts } from './texts.ts';
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
  redirects,
  guestPages,
  guestValues,
  menus,
  links,
  identities,
  banners,
  nodes,
  layouts,
  preloads,
  languages,
  texts,
  standards,
  contrast,
  licences,
  liveBrand,
  frames,
  secrets,
  socialSignIn,
  upstreamCalls,
  upstreamHeaders,
  upstreamMapping,
  operatorAddress,
];
