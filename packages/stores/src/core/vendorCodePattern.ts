/**
 * Code of a provider in an address: any text that replies allow, except control characters, which
 * no code has.
 */
export const vendorCodePattern = /^[^\p{Cc}]{1,64}$/u;
