import type {
  AgentNoticesReply,
  AgentNoticesRequest,
  AnnouncementRequest,
  LoginedReply,
  NoticeReply,
  PopupReply,
} from '@livery/model';
import { defineCall, maxListBytes } from '../../Call.ts';

/** Notices of a page: each has its text, so that thousands would be megabytes. */
const pageSize = 50;

/**
 * The announcements that open automatically.
 *
 * Shape:  `{ popup }`.
 * Errors: `upstream_failed`, `upstream_timeout`.
 * Source: ANNC-04. The path is our choice: the source states only that it is a relay.
 */
export const getAnnouncementContentV2 = defineCall<AnnouncementRequest, PopupReply>({
  name: 'getAnnouncementContentV2',
  path: '/wps/relay/CSP_announcementContentV2',
  replyBytes: maxListBytes,
  guestCacheMs: 5_000,
  requestSchema: 'AnnouncementRequest',
  replySchema: 'PopupReply',
  complete: (site, request) => ({
    types: site.announcementTypes,
    execution: site.announcementExecution,
    platform: site.platform,
    language: site.language,
    ...request,
  }),
});

/**
 * The public notices by subject.
 *
 * Shape:  `{ player, banners, popup, promotion, totalPages? }`, one page.
 * Errors: `upstream_failed`, `upstream_timeout`.
 * Source: ANNC-06. The path is our choice.
 */
export const getNotice = defineCall<AnnouncementRequest, NoticeReply>({
  name: 'getNotice',
  path: '/wps/relay/CSP_notice',
  replyBytes: maxListBytes,
  pagedLists: { names: ['player', 'promotion', 'banners', 'popup'], pageSize },
  ownFields: ['pageNo'],
  guestCacheMs: 5_000,
  requestSchema: 'AnnouncementRequest',
  complete: (site, request) => ({
    types: site.noticeTypes,
    execution: site.announcementExecution,
    platform: site.platform,
    language: site.language,
    ...request,
  }),
});

/**
 * Notices for members only.
 *
 * Shape:  `{ player, totalPages? }`, one page.
 * Errors: `unauthorised`, `upstream_failed`, `upstream_timeout`.
 * Source: ANNC-07. The path and the fields are our choice: the source names neither.
 */
export const getAnnouncementLogined = defineCall<AnnouncementRequest, LoginedReply>({
  name: 'getAnnouncementLogined',
  path: '/wps/relay/CSP_announcementLogined',
  replyBytes: maxListBytes,
  pagedLists: { names: ['player'], pageSize },
  ownFields: ['pageNo'],
  token: true,
  requestSchema: 'AnnouncementRequest',
  replySchema: 'LoginedReply',
  complete: (site, request) => ({
    types: site.noticeTypes,
    execution: site.announcementExecution,
    platform: site.platform,
    language: site.language,
    ...request,
  }),
});

/**
 * The operator's notices to agents, newest first.
 *
 * Shape:  `{ list, totalPages? }`, one page.
 * Errors: `unauthorised`, `agent_account_needed`, `upstream_failed`, `upstream_timeout`.
 * Source: our own call; AGNT-06 requires it.
 */
export const getAgentNotices = defineCall<AgentNoticesRequest, AgentNoticesReply>({
  name: 'getAgentNotices',
  path: '/wps/relay/AC_notices',
  replyBytes: maxListBytes,
  pagedLists: { names: ['list'], pageSize },
  ownFields: ['pageNo'],
  token: true,
  account: 'agent',
  complete: (site, request) => ({ language: site.language, ...request }),
});
