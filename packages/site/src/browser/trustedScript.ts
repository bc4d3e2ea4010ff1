import { buildPath } from '@livery/model';

/** Trusted Types of a window, which TypeScript's DOM types do not contain yet. */
interface TrustedTypesWindow {
  readonly trustedTypes?: {
    createPolicy: (
      name: string,
      rules: { createScriptURL: (address: string) => string },
    ) => { createScriptURL: (address: string) => string };
  };
}

const createScriptURL = (address: string): string => {
  const isBuilt =
    address.startsWith(buildPath) && /^[\w.-]+\.js$/.test(address.slice(buildPath.length));
  if (address === '/sw.js' || isBuilt || isServedSource(address)) return address;
  throw new TypeError(`${address} is no script of this site`);
};

/**
 * Returns whether an address is one of this site in development, where the development server
 * chooses the addresses of scripts. A build never accepts one.
 */
function isServedSource(address: string): boolean {
  const { href, origin } = window.location;
  return import.meta.env.DEV && URL.parse(address, href)?.origin === origin;
}

const { trustedTypes } = window as TrustedTypesWindow;
const policy = trustedTypes?.createPolicy('livery-script', { createScriptURL });

/**
 * Returns the address of a worker script as a trusted one: the service worker or a file of the
 * build; in development any script of this site. Throws for every other address.
 */
export function trustedScript(address: string): string {
  return policy ? policy.createScriptURL(address) : createScriptURL(address);
}
