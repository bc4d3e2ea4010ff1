import type { GameVendor } from '@livery/model';
import { ChosenVendorStore, type RootStore } from '@livery/stores';
import type { MouseEvent } from 'react';
import { isPlainClick } from '../../core/isPlainClick.ts';

/** Categories whose chosen provider is stored. Source: HEAD-07. */
const storedGameTypes = ['RNG', 'PVP'];

/** Handles a click on the link of a provider. Returns whether it opens the provider in this tab. */
export function chooseProvider(
  stores: RootStore,
  event: MouseEvent,
  gameType: string,
  { vassalage }: GameVendor,
): boolean {
  if (!isPlainClick(event)) return false;
  if (storedGameTypes.includes(gameType)) {
    event.preventDefault();
    stores.get(ChosenVendorStore).choose({ gameType, vendorCode: vassalage });
  }
  return true;
}
