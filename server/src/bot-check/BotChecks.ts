import { ApiError, needsBotCheck, type AnyCall } from '@livery/api';
import type { Challenge, Site } from '@livery/model';
import type { BotCheck } from './BotCheck.ts';

type Fields = Record<string, unknown>;

/** The bot checks by kind, and what a brand's choice among them means for its calls. */
export class BotChecks {
  readonly #kinds: Readonly<Record<Challenge['kind'], BotCheck>>;

  constructor(kinds: Readonly<Record<Challenge['kind'], BotCheck>>) {
    this.#kinds = kinds;
  }

  /** A challenge for a call of the brand; none where the brand checks nobody. */
  async challenge(site: Site, call: string): Promise<Challenge | undefined> {
    const { kind } = site.site.botCheck;
    return kind === 'none'
      ? undefined
      : { kind, puzzle: await this.#kinds[kind].challenge({ site, call }) };
  }

  /**
   * The fields of a call whose bot check is done. The operator learns that it was, never what was
   * solved; where the brand checks nobody, its own kind of result goes on as it came.
   *
   * Errors: `bot_check`.
   */
  async pass(site: Site, call: AnyCall, fields: Fields): Promise<Fields> {
    const { kind } = site.site.botCheck;
    if (kind === 'none' || call.botCheck === undefined) return fields;
    const { challengeResult: solution, ...rest } = fields;
    if (!needsBotCheck(call, fields)) return rest;
    const isSolved =
      typeof solution === 'string' &&
      (await this.#kinds[kind].verify({ site, call: call.name, solution }));
    if (!isSolved) throw new ApiError({ code: 'bot_check', call: call.name });
    return { ...rest, challengeResult: 'passed' };
  }
}
