import { useStores } from '../stores.ts';
import { useKnownCategories } from './useKnownCategories.ts';

/**
 * Returns the display name of a vendor; its code while the menu is unknown, and during hydration
 * unless the menu came with the document.
 */
export function useVendorName(vendorCode: string): string {
  return useStores().vendors.vendorName(vendorCode, useKnownCategories());
}
