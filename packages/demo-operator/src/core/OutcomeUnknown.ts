/** Request whose result is not known yet, so that it has to be sent again: HTTP 503. */
export class OutcomeUnknown extends Error {
  override readonly name = 'OutcomeUnknown';
}
