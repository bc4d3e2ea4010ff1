/**
 * The providers whose games are played on the site's own lottery page. Source: product-spec §4
 * "Lottery vendors TCG_LOTTO_VN, TCG_SEA, ELOTT and LOTT go to the lottery page".
 */
export const lotteryVendors: readonly string[] = ['TCG_LOTTO_VN', 'TCG_SEA', 'ELOTT', 'LOTT'];
