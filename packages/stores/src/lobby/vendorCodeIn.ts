import { vendorCodePattern } from '../core/vendorCodePattern.ts';

/** Query parameter of the chosen provider. Source: ROUTE-08. */
export const vendorParameter = 'vassalage';

/**
 * Reads the chosen provider from the query of a category or lottery page; empty if it is missing or
 * invalid. Pages of lotteries have links with `vendor`, too. Source: ROUTE-08, ROUTE-10.
 */
export function vendorCodeIn(search: string): string {
  const query = new URLSearchParams(search);
  const code = query.get(vendorParameter) ?? query.get('vendor') ?? '';
  return vendorCodePattern.test(code) ? code : '';
}
