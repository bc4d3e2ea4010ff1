import type { Condition, MenuItem, PageDocument } from '../generated/documents.gen.ts';

/** A centre: an overlay over any page, with pages of its own. Source: ROUTE-18. */
export type CentreName = 'mc' | 'ac';

/** Names of the centres, which are also their query parameters. */
export const centreNames: readonly CentreName[] = ['mc', 'ac'];

/** Returns whether an address (path, query, hash) opens a page of a centre. Source: ROUTE-18. */
export function opensCentre(address: string): boolean {
  return /^[^?#]*\?(?:[^#]*&)?(?:mc|ac)(?:[=&#]|$)/.test(address);
}

/**
 * Returns whether a centre has a page: its menu has an entry for it, which may be hidden, or it is
 * the default page.
 */
export function isCentrePage(
  page: string,
  { menu, defaultPage }: { menu: readonly MenuItem[]; defaultPage: string },
): boolean {
  return page === defaultPage || menu.some((entry) => entry.page === page);
}

/** Pages of the member centre that components outside of it link to, by document name. */
export const linkedCentrePages = [
  'mc.depositv2',
  'mc.messageV2',
  'mc.personalHistoryCopy',
  'mc.points',
  'mc.referral',
  'mc.rewardCenter',
] as const;

/** A page of {@link linkedCentrePages}. */
export type LinkedCentrePage = (typeof linkedCentrePages)[number];

/**
 * Linked pages that not every member has: `false` if the brand has no such page, otherwise the
 * condition of its menu entry.
 */
export type CentreLinks = Readonly<Partial<Record<LinkedCentrePage, Condition | false>>>;

/** Data of a centre. Depends only on brand, version and language. */
export interface CentreBootstrap {
  /** Build of the program, as of a page. */
  readonly build: string;
  /** Version of the brand's configuration. */
  readonly version: string;
  /** Entries of the centre's menu. */
  readonly menu: readonly MenuItem[];
  /** Document name of the page that opens at first, for example `mc.securityCenter`. */
  readonly defaultPage: string;
  /** Pages by document name. */
  readonly pages: Readonly<Record<string, PageDocument>>;
  /** Texts that only the centres show. */
  readonly texts: Readonly<Record<string, string>>;
}

/**
 * Returns whether only the centres show a text, so that documents do not carry it. `centre.*`
 * belongs to both; its forms, images and confirmations are on other pages, too.
 */
export function isCentreText(key: string): boolean {
  return /^(?:mc|ac)\.|^centre\.(?!form\.|images\.|confirm\.)/.test(key);
}
