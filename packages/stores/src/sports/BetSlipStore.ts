import { attempt, getSportsQuote, type ApiError } from '@livery/api';
import {
  after,
  betReturn,
  combinedOdds,
  minorUnitsOf,
  type QuotedPick,
  type SportsQuoteReply,
} from '@livery/model';
import { makeAutoObservable, observable, observableRef, runInAction } from 'mobx';
import { readNumber } from '../core/forms/typedText.ts';
import type { KeyValueStorage } from '../core/KeyValueStorage.ts';
import { poll } from '../core/poll.ts';
import type { LazyStore, StoreDeps } from '../site/StoreAccess.ts';
import { keyOfLine, parseLines, type SlipLine, type SlipSelection } from './SlipSelection.ts';
import type { SportsBetOrder } from './SportsBetOrder.ts';

/** Each selection for itself, or one bet on all of them. */
export type SlipMode = 'single' | 'multiple';

/**
 * State of a selection by the last quote: `changed` if it has other odds than the player accepted.
 */
export type LineState = 'open' | 'changed' | 'suspended' | 'closed';

/** Why the slip cannot be placed. */
export type SlipProblem =
  | 'empty'
  | 'stake'
  | 'limits'
  | 'win'
  | 'changed'
  | 'notOpen'
  | 'vendors'
  | 'sameEvent'
  | 'tooMany';

/** Maximum number of selections, as many as a quote may have. */
export const maxSlipLines = 20;

const key = 'betSlip';
const quotePeriodMs = 5_000;
/** Time after the last press on a price until its odds are requested. */
const settleMs = 250;

/**
 * The bet slip: selections with their stakes, and their current odds. It outlives navigation,
 * reload and login in its tab.
 */
export class BetSlipStore implements LazyStore {
  lines: readonly SlipLine[];
  mode: SlipMode = 'multiple';
  multipleStakeText = '';
  /** Error of the last quote; the odds shown may be out of date. */
  quoteError: ApiError | undefined = undefined;
  readonly #quotes = observable.map<string, SportsQuoteReply>([], { deep: false });
  readonly #deps: StoreDeps;
  readonly #storage: KeyValueStorage;
  readonly #minorDigits: number;
  #ticket = 0;
  #stopWaiting: (() => void) | undefined;

  constructor(deps: StoreDeps) {
    this.#deps = deps;
    this.#storage = deps.sessionStorage;
    this.#minorDigits = deps.root.site.config.site.currency.minorDigits;
    this.lines = parseLines(this.#storage.get(key), maxSlipLines);
    makeAutoObservable(
      this,
      { lines: observableRef, quoteError: observableRef },
      { autoBind: true },
    );
  }

  get count(): number {
    return this.lines.length;
  }

  /** The mode in which bets are placed: one selection is always a single bet. */
  get usedMode(): SlipMode {
    return this.count < 2 ? 'single' : this.mode;
  }

  has(selection: Pick<SlipSelection, 'vendorCode' | 'eventId' | 'market' | 'pick'>): boolean {
    return this.lines.some((line) => keyOfLine(line) === keyOfLine(selection));
  }

  /**
   * Adds a selection, or removes it if it is on the slip. Another selection of the same market is
   * replaced, and keeps its stake. A full slip stays as it is.
   *
   * @returns whether the selection is on the slip now.
   */
  toggle(selection: SlipSelection): boolean {
    if (this.has(selection)) {
      this.remove(keyOfLine(selection));
      return false;
    }
    const index = this.lines.findIndex(
      ({ vendorCode, eventId, market }) =>
        vendorCode === selection.vendorCode &&
        eventId === selection.eventId &&
        market === selection.market,
    );
    if (index < 0 && this.count >= maxSlipLines) return false;
    const line = { ...selection, stakeText: this.lines[index]?.stakeText ?? '' };
    this.#setLines(index < 0 ? this.lines.concat(line) : this.lines.with(index, line));
    this.#refreshSoon();
    return true;
  }

  remove(lineKey: string): void {
    this.#setLines(this.lines.filter((line) => keyOfLine(line) !== lineKey));
  }

  /** Removes the selections of a bet that was placed. */
  removeBet({ vassalage, legs }: SportsBetOrder): void {
    const placed = legs.map(({ eventId, market, pick }) =>
      keyOfLine({ vendorCode: vassalage, eventId, market, pick }),
    );
    this.#setLines(this.lines.filter((line) => !placed.includes(keyOfLine(line))));
    if (legs.length > 1) this.multipleStakeText = '';
  }

  clear(): void {
    this.#setLines([]);
    this.multipleStakeText = '';
  }

  setMode(mode: SlipMode): void {
    this.mode = mode;
  }

  setStake(lineKey: string, text: string): void {
    this.#setLines(
      this.lines.map((line) => (keyOfLine(line) === lineKey ? { ...line, stakeText: text } : line)),
    );
  }

  setMultipleStake(text: string): void {
    this.multipleStakeText = text;
  }

  stateOf(line: SlipLine): LineState {
    const quoted = this.#quoted(line);
    if (!quoted) return 'open';
    if (quoted.state === 'suspended') return 'suspended';
    if (quoted.state !== 'open' || quoted.odds === undefined) return 'closed';
    return quoted.odds === line.odds ? 'open' : 'changed';
  }

  /** Returns the current odds of a line; those accepted if there are no others. */
  currentOdds(line: SlipLine): number {
    return this.#quoted(line)?.odds ?? line.odds;
  }

  /** Whether odds have changed that the player has not accepted yet. */
  get hasChanges(): boolean {
    return this.lines.some((line) => this.stateOf(line) === 'changed');
  }

  get hasClosedLines(): boolean {
    return this.lines.some((line) => this.stateOf(line) === 'closed');
  }

  /** Accepts the current odds of all selections. */
  acceptChanges(): void {
    this.#setLines(this.lines.map((line) => ({ ...line, odds: this.currentOdds(line) })));
  }

  /** Removes the selections on which no more bets are accepted. */
  removeClosed(): void {
    this.#setLines(this.lines.filter((line) => this.stateOf(line) !== 'closed'));
  }

  /** Returns the limits of a provider's bets; `undefined` until they are known. */
  limitsOf(vendorCode: string): SportsQuoteReply | undefined {
    return this.#quotes.get(vendorCode);
  }

  /** Returns a stake in major units; NaN if the text is no positive amount of the currency. */
  stakeOf(text: string): number {
    const number = readNumber(text, {
      marks: this.#deps.root.locale.formats.marks,
      maxDecimals: this.#minorDigits,
    });
    if (number.status !== 'read') return Number.NaN;
    const [, decimals = ''] = number.text.split('.');
    const stake = Number(number.text);
    return decimals.length <= this.#minorDigits && stake > 0 ? stake : Number.NaN;
  }

  /** The bets of the slip: single bets without a stake are left out. */
  get bets(): readonly SportsBetOrder[] {
    if (this.usedMode === 'multiple')
      return [this.#betOf(this.lines, this.stakeOf(this.multipleStakeText))];
    return this.lines
      .filter(({ stakeText }) => stakeText.trim() !== '')
      .map((line) => this.#betOf([line], this.stakeOf(line.stakeText)));
  }

  /** In major units; without bets whose stake is not valid. */
  get totalStake(): number {
    return this.#sum(({ stake }) => stake);
  }

  /** What the slip returns if all selections win, in major units. */
  get potentialWin(): number {
    return this.#sum((bet) => this.#returnOf(bet));
  }

  /** Odds of the bet on all selections. */
  get multipleOdds(): number {
    return combinedOdds(this.lines.map(({ odds }) => odds));
  }

  /** The first reason why the slip cannot be placed. */
  get problem(): SlipProblem | undefined {
    const { bets, lines } = this;
    if (lines.length === 0) return 'empty';
    const betLines = this.usedMode === 'multiple' ? lines : this.#linesWithStake;
    if (betLines.some((line) => ['suspended', 'closed'].includes(this.stateOf(line))))
      return 'notOpen';
    if (this.usedMode === 'multiple') {
      const problem = this.#multipleProblem;
      if (problem) return problem;
    }
    if (bets.length === 0 || bets.some(({ stake }) => Number.isNaN(stake))) return 'stake';
    return (
      bets.map((bet) => this.#amountProblem(bet)).find((problem) => problem !== undefined) ??
      (betLines.some((line) => this.stateOf(line) === 'changed') ? 'changed' : undefined)
    );
  }

  /** Why the selections cannot be one bet. */
  get #multipleProblem(): SlipProblem | undefined {
    const { lines } = this;
    const [first] = lines;
    if (lines.some(({ vendorCode }) => vendorCode !== first?.vendorCode)) return 'vendors';
    if (new Set(lines.map(({ eventId }) => eventId)).size < lines.length) return 'sameEvent';
    const maxPicks = first && this.limitsOf(first.vendorCode)?.maxPicks;
    return maxPicks !== undefined && lines.length > maxPicks ? 'tooMany' : undefined;
  }

  get #linesWithStake(): readonly SlipLine[] {
    return this.lines.filter(({ stakeText }) => stakeText.trim() !== '');
  }

  /** Requests the odds once after several presses. */
  #refreshSoon(): void {
    this.#stopWaiting?.();
    this.#stopWaiting = after(this.#deps.clock, settleMs, () => void this.refresh());
  }

  /** Requests the current odds of all selections. */
  async refresh(): Promise<void> {
    this.#ticket += 1;
    const ticket = this.#ticket;
    const byVendor = Map.groupBy(this.lines, ({ vendorCode }) => vendorCode);
    const results = await Promise.all(
      [...byVendor].map(async ([vassalage, lines]) => {
        const picks = lines.map(({ eventId, market, pick }) => ({ eventId, market, pick }));
        const answer = await attempt(this.#deps.api.call(getSportsQuote, { vassalage, picks }));
        return { vassalage, ...answer };
      }),
    );
    // The slip was changed meanwhile, and a newer request is on its way.
    if (ticket !== this.#ticket) return;
    runInAction(() => {
      for (const { vassalage, reply } of results) if (reply) this.#quotes.set(vassalage, reply);
      this.quoteError = results.find(({ error }) => error)?.error;
    });
  }

  /** Requests the odds at intervals until the returned function is called. */
  watch(): () => void {
    return poll({
      clock: this.#deps.clock,
      periodMs: quotePeriodMs,
      ageMs: quotePeriodMs,
      request: async () => {
        if (this.count > 0) await this.refresh();
        return this.quoteError === undefined;
      },
    });
  }

  #quoted({ vendorCode, eventId, market, pick }: SlipSelection): QuotedPick | undefined {
    return this.#quotes
      .get(vendorCode)
      ?.picks.find(
        (quoted) => quoted.eventId === eventId && quoted.market === market && quoted.pick === pick,
      );
  }

  #amountProblem(bet: SportsBetOrder): SlipProblem | undefined {
    const limits = this.limitsOf(bet.vassalage);
    if (!limits) return undefined;
    if (bet.stake < limits.minStake || bet.stake > limits.maxStake) return 'limits';
    return this.#returnOf(bet) > limits.maxWin ? 'win' : undefined;
  }

  #returnOf({ stake, legs }: SportsBetOrder): number {
    return betReturn(
      stake,
      legs.map(({ odds }) => odds),
      this.#minorDigits,
    );
  }

  #betOf(lines: readonly SlipLine[], stake: number): SportsBetOrder {
    return {
      vassalage: lines[0]?.vendorCode ?? '',
      legs: lines.map(({ eventId, market, pick, odds }) => ({ eventId, market, pick, odds })),
      stake,
    };
  }

  /** Adds up amounts of the valid bets in whole minor units, which are exact. */
  #sum(amountOf: (bet: SportsBetOrder) => number): number {
    const minor = this.bets
      .filter(({ stake }) => !Number.isNaN(stake))
      .map((bet) => minorUnitsOf(amountOf(bet), this.#minorDigits, 'record'));
    return minor.reduce((total, each) => total + each, 0) / 10 ** this.#minorDigits;
  }

  #setLines(lines: readonly SlipLine[]): void {
    this.lines = lines;
    if (lines.length === 0) this.#storage.remove(key);
    else this.#storage.set(key, JSON.stringify(lines));
  }
}
