/** The part of the package that the server uses; it has no declarations of its own. */
declare module 'negotiator' {
  export default class Negotiator {
    constructor(request: { readonly headers: { readonly 'accept-language': string } });
    /**
     * Returns the ranges of Accept-Language that are not refused, the most preferred first; with
     * `available`, those of these tags that the header does not refuse.
     */
    languages(available?: readonly string[]): string[];
  }
}
