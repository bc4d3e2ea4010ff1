import type { PublicSiteDocument } from '@livery/model';

/** How the games of a provider are framed: messages, browser features and sandbox flags. */
export type GameFrameSettings = PublicSiteDocument['gameOpening']['vendorDefaults'];

/** Returns the settings of a provider: its own ones, else those of all providers. */
export function gameFrameSettings(
  { vendors, vendorDefaults }: PublicSiteDocument['gameOpening'],
  vendorCode: string,
): GameFrameSettings {
  // Own properties only, because the code comes from an address.
  return Object.hasOwn(vendors, vendorCode)
    ? { ...vendorDefaults, ...vendors[vendorCode] }
    : vendorDefaults;
}
