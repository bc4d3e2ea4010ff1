/** Providers whose games are played on the site's own lottery page. Source: LOTT-04. */
export const lotteryVendors: readonly string[] = ['TCG_LOTTO_VN', 'TCG_SEA', 'ELOTT', 'LOTT'];
