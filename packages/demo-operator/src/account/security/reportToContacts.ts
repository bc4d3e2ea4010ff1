import type { MemberContext } from '../../calls/CallHandlers.ts';
import { dialledAs } from '../../core/MobileNumber.ts';
import { profileOf } from '../../merchants/merchantProfiles.ts';
import type { Outbox } from '../../protection/messages/Outbox.ts';
import type { Contact, MemberProfiles } from './MemberProfiles.ts';

/** Time for which a replaced contact receives reports. */
const formerMs = 30 * 24 * 3_600_000;

/**
 * Reports a change of the account to all contacts that the member had before it, and to those
 * replaced within the last 30 days, so that a theft does not go unnoticed.
 */
export async function reportToContacts(
  { outbox, profiles }: { outbox: Outbox; profiles: MemberProfiles },
  { member: { memberId, mobile, email }, merchant, nowMs }: MemberContext,
  { text, except }: { text: string; except?: string },
): Promise<void> {
  const contacts: Contact[] = [
    ...(mobile ? [{ channel: 'mobile' as const, target: dialledAs(mobile) }] : []),
    ...(email === undefined ? [] : [{ channel: 'email' as const, target: email }]),
    ...(await profiles.formerContacts(memberId, nowMs - formerMs)),
  ];
  const channels = new Map(contacts.map(({ channel, target }) => [target.toLowerCase(), channel]));
  for (const [target, channel] of channels)
    if (target !== except)
      await outbox.send({
        merchant: merchant.code,
        channel: channel === 'mobile' ? 'sms' : 'mail',
        to: target,
        text: `${profileOf(merchant.profile).displayName}: ${text} If that was not you, contact customer service.`,
        atMs: nowMs,
      });
}
