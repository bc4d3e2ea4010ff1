import type { Permission } from '@livery/model';
import { encodeServiceLink } from './chat/encodeServiceLink.ts';
import type { Merchant } from '../merchants/Merchant.ts';
import type { CallHandlers } from '../calls/CallHandlers.ts';

/** Channels of the demonstration service desk. */
const channels = ['LIVECHAT', 'VIP'] as const;

/** Handles requests for the service desk's address, encrypted as operators do. */
export function serviceHandlers({
  origin,
}: {
  origin: () => string;
}): Pick<CallHandlers, 'getServiceChat'> {
  return {
    getServiceChat: ({ language = 'EN' }, { merchant }) => ({
      version: {
        pathList: channels.map((type) => ({
          type,
          path: encodeServiceLink(deskAddress(origin(), type, merchant, language)),
        })),
      },
    }),
  };
}

/**
 * Service desk entries of a brand's settings. All use the same key, so that equal settings are
 * serialized equally.
 */
export function serviceEntries(
  origin: string,
  merchant: Merchant,
): NonNullable<Permission['customerService']> {
  return channels.map((csType) => ({
    csType,
    path: encodeServiceLink(deskAddress(origin, csType, merchant, 'EN'), 'sideDesk'),
  }));
}

function deskAddress(
  origin: string,
  channel: string,
  { profile }: Merchant,
  language: string,
): string {
  return `${origin}/desk?${new URLSearchParams({ channel, merchant: profile, lang: language }).toString()}`;
}
