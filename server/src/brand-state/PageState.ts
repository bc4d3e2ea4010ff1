import { resolveFlags } from '@livery/config';
import {
  canonicalJson,
  type AnnouncedMaintenance,
  type PublicBrandState,
  type Site,
} from '@livery/model';
import { shortHash } from '../http/contentHash.ts';
import type { BrandState } from './BrandStates.ts';

/** Runtime state that pages are rendered from, in addition to the configuration. */
export interface PageState {
  readonly publicState: PublicBrandState;
  /** Known flags. */
  readonly flags: Readonly<Record<string, boolean>>;
  readonly maintenance?: AnnouncedMaintenance;
  /** Equal states have equal hashes and share their cached pages. */
  readonly hash: string;
}

const cache = new WeakMap<object, WeakMap<Site, PageState>>();
const noState = {};

/** Returns the public part of a brand's state and the resolved flags. */
export function pageStateOf(site: Site, state: BrandState | undefined): PageState {
  const ofState = cache.get(state ?? noState) ?? new WeakMap<Site, PageState>();
  cache.set(state ?? noState, ofState);
  const pageState = ofState.get(site) ?? makePageState(site, state);
  ofState.set(site, pageState);
  return pageState;
}

function makePageState(site: Site, state: BrandState | undefined): PageState {
  const flags = resolveFlags(site.flags, state?.permission.whitelabel);
  const publicState = publicStateOf(state);
  const maintenance = announcedBy(state);
  return {
    publicState,
    flags,
    ...(maintenance ? { maintenance } : {}),
    hash: shortHash(canonicalJson([publicState, flags, maintenance ?? null])),
  };
}

/** Announces future maintenance only, because pages are not served during maintenance. */
function announcedBy(state: BrandState | undefined): AnnouncedMaintenance | undefined {
  const {
    maintenance = true,
    maintenanceStartAt: startAt,
    maintenanceEndAt: endAt,
  } = state?.permission ?? {};
  return maintenance || startAt === undefined
    ? undefined
    : { startAt, ...(endAt === undefined ? {} : { endAt }) };
}

function publicStateOf(state: BrandState | undefined): PublicBrandState {
  if (!state) return { known: false, resources: [], imageCDNs: [] };
  const { resources = [], imageCDNs = [], domainRoute = [] } = state.permission;
  return {
    known: true,
    imageCDNs,
    resources: resources.map(({ resourceType, url, qrCodeUrl, labelNameEn }) => ({
      resourceType,
      ...(url === undefined ? {} : { url }),
      ...(qrCodeUrl === undefined ? {} : { qrCodeUrl }),
      ...(labelNameEn === undefined ? {} : { labelNameEn }),
    })),
    ...(domainRoute.length === 0 ? {} : { domainRoute }),
  };
}
