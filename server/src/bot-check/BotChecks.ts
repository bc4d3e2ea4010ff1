import { ApiError, needsBotCheck, type AnyCall } from '@livery/api';
import type { Challenge, Site } from '@livery/model';
import type { UnconfirmedClaims } from '../session/UnconfirmedClaims.ts';
import type { BotCheck } from './BotCheck.ts';

type Fields = Record<string, unknown>;

/** Bot checks by kind, applied as each brand's settings select. */
export class BotChecks {
  readonly #kinds: Readonly<Record<Challenge['kind'], BotCheck>>;

  constructor(kinds: Readonly<Record<Challenge['kind'], BotCheck>>) {
    this.#kinds = kinds;
  }

  /**
   * Returns a challenge for a call; `undefined` if the brand has no bot check.
   *
   * @param effort called only if a challenge is issued.
   */
  async challenge(
    site: Site,
    call: string,
    effort: () => number = () => 1,
  ): Promise<Challenge | undefined> {
    const { kind } = site.site.botCheck;
    return kind === 'none'
      ? undefined
      : { kind, puzzle: await this.#kinds[kind].challenge({ site, call, effort: effort() }) };
  }

  /**
   * Verifies the bot check of a call and returns its fields. The operator receives the result,
   * never the solution. Without a bot check of the brand, the operator's own field is passed
   * through.
   *
   * @param claims receives the claim of the solution if other machines did not confirm it.
   * Errors: `bot_check`.
   */
  async pass(
    site: Site,
    call: AnyCall,
    fields: Fields,
    claims: UnconfirmedClaims,
  ): Promise<Fields> {
    const { kind } = site.site.botCheck;
    if (kind === 'none' || call.botCheck === undefined) return fields;
    const { challengeResult: solution, ...rest } = fields;
    if (!needsBotCheck(call, fields)) return rest;
    const accepted =
      typeof solution === 'string'
        ? await this.#kinds[kind].verify({ site, call: call.name, solution })
        : undefined;
    if (!accepted) throw new ApiError({ code: 'bot_check', call: call.name });
    claims.add(accepted);
    return { ...rest, challengeResult: 'passed' };
  }
}
