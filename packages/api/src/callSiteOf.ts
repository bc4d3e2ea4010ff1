import type { PublicSiteDocument } from '@livery/model';
import type { CallSite } from './Call.ts';

/** The values of a brand that its calls carry; browser and server must agree on them. */
export function callSiteOf(site: PublicSiteDocument, language: string, host?: string): CallSite {
  return {
    merchant: site.brand.merchant,
    language,
    clientType: site.clientType,
    channel: site.channel,
    gamePlatform: site.gamePlatform,
    vendorPlatform: site.vendorPlatform,
    pageSize: site.lists.pageSize,
    platform: site.platform,
    announcementTypes: site.announcements.types.join(','),
    noticeTypes: site.announcements.noticeTypes.join(','),
    announcementExecution: site.announcements.execution,
    ...(host === undefined ? {} : { host }),
  };
}
