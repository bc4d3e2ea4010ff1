/** What Trusted Types add to a window; TypeScript's DOM types do not know them yet. */
interface TrustedTypesWindow {
  readonly trustedTypes?: {
    createPolicy: (
      name: string,
      rules: { createScriptURL: (address: string) => string },
    ) => { createScriptURL: (address: string) => string };
  };
}

const createScriptURL = (address: string): string => {
  if (address === '/sw.js' || /^\/assets\/[\w.-]+\.js$/.test(address)) return address;
  throw new TypeError(`${address} is no script of this site`);
};

const { trustedTypes } = window as TrustedTypesWindow;
const policy = trustedTypes?.createPolicy('livery-script', { createScriptURL });

/**
 * An address a worker may be started from: the service worker's, or a file of the build. Everything
 * else throws.
 */
export function trustedScript(address: string): string {
  return policy ? policy.createScriptURL(address) : createScriptURL(address);
}
