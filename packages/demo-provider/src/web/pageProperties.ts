/** Properties of the brand's page, which adds them to the game's address. */
const query = new URLSearchParams(location.search);

/** Currency symbol of the brand; `undefined` if the page sent none. */
export const currencySymbol: string | undefined = query.get('symbol')?.slice(0, 8) || undefined;

/** Time zone of the brand; `undefined` (the zone of the device) if the page sent no valid one. */
export const timeZone: string | undefined = validTimeZone(query.get('tz'));

function validTimeZone(name: string | null): string | undefined {
  if (name === null) return undefined;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone;
  } catch {
    return undefined;
  }
}
