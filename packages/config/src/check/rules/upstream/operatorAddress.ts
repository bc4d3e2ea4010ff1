import type { Check } from '../../BrandUnderCheck.ts';
import { isForbiddenHost, isPrivateHost } from '../../operatorAddress.ts';

/**
 * Checks that the operator's API is at an address that can be one, and asked by https: over plain
 * http, the members' tokens and passwords are readable on the way. A private network may use plain
 * http, where the server allows that network. The messages do not repeat the address.
 */
export const operatorAddress: Check = ({ documents: { upstream } }, report) => {
  if (!upstream || upstream.baseUrl === 'sandbox:') return;
  const url = URL.canParse(upstream.baseUrl) ? new URL(upstream.baseUrl) : undefined;
  const tell = (message: string): void => report('LV520', '/upstream/baseUrl', message);
  if (!url) tell('the value is no address');
  else if (isForbiddenHost(url.hostname))
    tell('the value is a link-local, metadata or reserved address, which no operator has');
  else if (url.protocol === 'http:' && !isPrivateHost(url.hostname))
    tell('plain http to a public host; write an https address');
};
