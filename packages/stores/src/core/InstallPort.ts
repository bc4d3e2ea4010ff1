/**
 * Way to keep the site as an app: the browser asks the player, or the player adds it by the
 * browser's menu.
 */
export type InstallOffer =
  | {
      readonly kind: 'dialog';
      /** Shows the browser's question, once. */
      readonly ask: () => Promise<void>;
    }
  | { readonly kind: 'menu' };

/** What the browser offers for keeping the site as an app. */
export interface InstallPort {
  /**
   * Calls back at once and whenever the offer changes; it ends once it was used or the site is
   * installed. Returns a function that stops it.
   */
  watch: (onChange: (offer: InstallOffer | undefined) => void) => () => void;
}

/** Offers nothing, as a browser that cannot install sites. */
export const noInstallation: InstallPort = {
  watch(onChange) {
    onChange(undefined);
    return () => undefined;
  },
};
