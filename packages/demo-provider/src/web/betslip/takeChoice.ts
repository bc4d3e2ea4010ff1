import type { SlipPick } from '../../server/PlayApi.ts';

const fields = ['event', 'market', 'pick'] as const;
const maxLength = 64;

/**
 * Returns the selection with which the game was launched, and removes it from the address, so that
 * a reload does not add it again after it was placed. Undefined for a launch without one.
 */
export function takeChoice(): SlipPick | undefined {
  const address = new URL(location.href);
  const [eventId = '', market = '', pick = ''] = fields.map((field) => {
    const value = address.searchParams.get(field) ?? '';
    return value.length > maxLength ? '' : value;
  });
  if (eventId === '') return undefined;
  for (const field of fields) address.searchParams.delete(field);
  history.replaceState(null, '', address);
  return { eventId, market, pick };
}
