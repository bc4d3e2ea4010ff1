import { createHmac } from 'node:crypto';
import type { Fixture, FixtureResult } from './Fixture.ts';

/**
 * Results of events, derived from a secret and the merchant. They are reproducible, and cannot be
 * predicted from public data without the secret.
 */
export class EventResults {
  readonly #secret: string;

  constructor(secret: string) {
    this.#secret = secret;
  }

  of(fixture: Fixture, merchant: string): FixtureResult {
    const digest = createHmac('sha256', this.#secret)
      .update(JSON.stringify([merchant, fixture.eventId]))
      .digest();
    // Reads six bytes each, because a double represents 48-bit integers exactly.
    return fixture.play(digest.readUIntBE(0, 6) / 2 ** 48, digest.readUIntBE(6, 6) / 2 ** 48);
  }
}
