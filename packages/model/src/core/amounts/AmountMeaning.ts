/**
 * What an amount means to its reader, which decides how it is rounded when it has more decimals
 * than are shown.
 *
 * - `spendable`: at most so much can be spent, staked, moved or received. Down, because what is
 *   shown must be accepted.
 * - `payable`: at least so much has to be paid, as a price, a fee or a lower limit. Up.
 * - `record`: what happened, as a result, a sum or a statistic. To the nearest; a half away from 0.
 */
export type AmountMeaning = 'spendable' | 'payable' | 'record';
