import type { Merchant } from '../merchants/Merchant.ts';
import { modIds } from '../merchants/moduleTree.ts';
import { profileOf } from '../merchants/merchantProfiles.ts';

/** Describes a merchant with all its switches for the admin calls. */
export function describeMerchant(merchant: Merchant): object {
  const {
    code,
    profile,
    maintenance,
    maintenanceEndAt,
    regionRestriction,
    maintenanceStartAt,
    blockedNetworks,
    clockOffsetMs,
    modulesOff,
    gamesOff,
    singleWallet,
    faults,
    codec = profileOf(profile).codec,
  } = merchant;
  return {
    merchant: code,
    profile,
    displayName: profileOf(profile).displayName,
    maintenance,
    maintenanceEndAt: maintenanceEndAt ?? null,
    regionRestriction,
    maintenanceStartAt: maintenanceStartAt ?? null,
    blockedNetworks,
    clockOffsetMs,
    codec,
    singleWallet,
    gamesOff: [...gamesOff],
    modules: Object.fromEntries(modIds.map((modId) => [modId, !modulesOff.has(modId)])),
    faults: Object.fromEntries(faults),
  };
}
