import { formattingTag } from '../formattingTag.ts';

/**
 * Formats a moment in a time zone and language. Text that is not a moment is returned unchanged.
 * `moment` is ISO 8601, `tag` BCP 47, `timeZone` IANA.
 */
export function formatInZone(
  moment: string,
  { tag, timeZone }: { tag: string; timeZone: string },
  style: Intl.DateTimeFormatOptions,
): string {
  const at = Date.parse(moment);
  return Number.isNaN(at)
    ? moment
    : new Intl.DateTimeFormat(formattingTag(tag), { ...style, timeZone }).format(at);
}
