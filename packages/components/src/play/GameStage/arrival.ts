/**
 * Field of the history entry's state that records the player's consent, so that a reload keeps it.
 */
const consentField = 'mayPlay';

/** State of a navigation inside the site to an address that any site may have chosen. */
export const untrustedEntry = { isUntrusted: true } as const;

/**
 * Returns whether something else than the site chose the address: a link of another site, a
 * bookmark or the address bar. Another site can neither set the referrer to this origin nor write
 * the state of a history entry; the router writes its key there with each navigation inside the
 * site.
 */
export function isForeignArrival(): boolean {
  const { key, usr, [consentField]: mayPlay } = entryState();
  if (mayPlay === true) return false;
  if (key === undefined) return !isOwn(document.referrer);
  return Object(usr).isUntrusted === true;
}

/** Records that the player consented to the game of this history entry. */
export function acceptArrival(): void {
  history.replaceState({ ...entryState(), [consentField]: true }, '');
}

function entryState(): Readonly<Record<string, unknown>> {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null ? { ...state } : {};
}

function isOwn(address: string): boolean {
  return URL.canParse(address) && new URL(address).origin === window.location.origin;
}
