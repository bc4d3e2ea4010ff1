/** Providers whose draws are bet on at the site's own lottery page. Source: product-spec §4 "Lottery vendors". */
export const lotteryVendors: readonly string[] = ['TCG_LOTTO_VN', 'TCG_SEA', 'ELOTT', 'LOTT'];
