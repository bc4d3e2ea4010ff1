import type { PublicSiteDocument } from '@livery/model';
import type { CallSite } from './Call.ts';

/** Returns the brand's values that calls send. Browser and server must use the same ones. */
export function callSiteOf(site: PublicSiteDocument, language: string, host?: string): CallSite {
  return {
    merchant: site.brand.merchant,
    language,
    clientType: site.clientType,
    channel: site.channel,
    gamePlatform: site.gamePlatform,
    vendorPlatform: site.vendorPlatform,
    pageSize: site.lists.pageSize,
    timeZone: site.timeZone,
    platform: site.platform,
    announcementTypes: site.announcements.types.join(','),
    noticeTypes: site.announcements.noticeTypes.join(','),
    announcementExecution: site.announcements.execution,
    receiptMinutes: site.withdrawal.receiptMinutes,
    ...(host === undefined ? {} : { host }),
  };
}
