import { createHmac } from 'node:crypto';
import type { Fixture, FixtureResult } from './Fixture.ts';

/**
 * How events end: by a secret, for each merchant apart. Who does not know it can tell nothing from
 * what is shown, and asked again it is the same.
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
    // Six bytes each: whole numbers a double holds exactly.
    return fixture.play(digest.readUIntBE(0, 6) / 2 ** 48, digest.readUIntBE(6, 6) / 2 ** 48);
  }
}
