import { getLottPlayTypes } from '@livery/api';
import {
  bestPrizeMinorOf,
  betCountOf,
  type LottOption,
  type LottPicks,
  type LottPlayType,
  type LottPlayTypeCode,
  type LottPlayTypesReply,
  type LottPlayTypesRequest,
  type LottPrizeMode,
} from '@livery/model';
import { makeAutoObservable, observableRef } from 'mobx';
import { typedDigits } from '../core/forms/typedText.ts';
import { valueOf, type Loadable } from '../core/Loadable.ts';
import { Resource } from '../core/Resource.ts';
import type { StoreDeps } from '../site/StoreAccess.ts';

/** Why a bet cannot be placed: the part that is missing or outside its limits. */
export type BetProblem = 'picks' | 'multiple' | 'stake' | 'prize';

/** Form of a bet on a draw. */
export class LotteryBetStore {
  readonly gameId: number;
  prizeMode: LottPrizeMode;
  chosen: LottPlayTypeCode | undefined;
  picks: LottPicks = [];
  unit: number | undefined;
  /** The entered text. */
  multipleText = '1';
  readonly catalogue: Resource<LottPlayTypesRequest, LottPlayTypesReply>;
  /** Catalogue of the previous prize mode. */
  previousCatalogue: LottPlayTypesReply | undefined = undefined;
  readonly #minorPerMajor: number;

  constructor(
    { api, clock, seeds, root }: StoreDeps,
    {
      gameId,
      prizeMode,
      playType,
    }: { gameId: number; prizeMode: LottPrizeMode; playType?: LottPlayTypeCode | undefined },
  ) {
    this.gameId = gameId;
    this.prizeMode = prizeMode;
    this.chosen = playType;
    this.#minorPerMajor = 10 ** root.site.config.site.currency.minorDigits;
    this.catalogue = new Resource({ api, clock, seeds, call: getLottPlayTypes, freshMs: 60_000 });
    makeAutoObservable(
      this,
      { gameId: false, catalogue: false, picks: observableRef, previousCatalogue: observableRef },
      { autoBind: true },
    );
  }

  get request(): LottPlayTypesRequest {
    return { gameId: this.gameId, prizeMode: this.prizeMode };
  }

  get state(): Loadable<LottPlayTypesReply> {
    return this.catalogue.at(this.request);
  }

  /** The catalogue; that of the previous prize mode while the new one loads. */
  get offered(): LottPlayTypesReply | undefined {
    return valueOf(this.state) ?? this.previousCatalogue;
  }

  /** Whether the catalogue of the prize mode is not loaded yet, so that no bet may be placed. */
  get isChanging(): boolean {
    return valueOf(this.state) === undefined;
  }

  get playType(): LottPlayType | undefined {
    return (
      this.offered?.playTypes.find(({ playType }) => playType === this.chosen) ??
      this.offered?.playTypes[0]
    );
  }

  get unitPrice(): number | undefined {
    return this.unit ?? this.offered?.units[0];
  }

  /** NaN if the entered text is not a permitted multiple. */
  get multiple(): number {
    const maxMultiple = this.offered?.maxMultiple ?? 1;
    const text = typedDigits(this.multipleText);
    const multiple = /^\d{1,5}$/.test(text) ? Number(text) : Number.NaN;
    return multiple >= 1 && multiple <= maxMultiple ? multiple : Number.NaN;
  }

  get betCount(): number {
    return this.playType ? betCountOf(this.playType, this.picks) : 0;
  }

  /** In major units. */
  get stake(): number {
    return (this.betCount * (this.#unitMinor * (this.multiple || 0))) / this.#minorPerMajor;
  }

  /** The maximum prize of this bet in major units. */
  get bestPrize(): number {
    if (!this.playType || !this.offered) return 0;
    return (
      (bestPrizeMinorOf(this.playType, this.picks, {
        unitMinor: this.#unitMinor,
        series: this.offered.series,
      }) *
        (this.multiple || 0)) /
      this.#minorPerMajor
    );
  }

  get problem(): BetProblem | undefined {
    const { offered } = this;
    if (!offered || this.betCount === 0) return 'picks';
    if (Number.isNaN(this.multiple)) return 'multiple';
    if (this.stake < offered.minStake || this.stake > offered.maxStake) return 'stake';
    return this.bestPrize > offered.maxPrize ? 'prize' : undefined;
  }

  isPicked(line: number, option: LottOption): boolean {
    return this.picks[line]?.includes(option) === true;
  }

  toggle(line: number, option: LottOption): void {
    const lines = this.playType?.fields.map((_field, index) => this.picks[index] ?? []) ?? [];
    this.picks = lines.map((picked, index) => {
      if (index !== line) return picked;
      return picked.includes(option)
        ? picked.filter((other) => other !== option)
        : [...picked, option];
    });
  }

  clear(): void {
    this.picks = [];
  }

  choosePlayType(code: LottPlayTypeCode): void {
    if (code === this.playType?.playType) return;
    this.chosen = code;
    this.picks = [];
  }

  setPrizeMode(mode: LottPrizeMode): void {
    this.previousCatalogue = this.offered;
    this.prizeMode = mode;
  }

  setUnit(unit: number): void {
    this.unit = unit;
  }

  setMultiple(text: string): void {
    this.multipleText = text;
  }

  /** Shows the multiple as it is read: once its field is left, or a text was pasted. */
  readMultiple(text = this.multipleText): void {
    this.multipleText = typedDigits(text);
  }

  get #unitMinor(): number {
    return Math.round((this.unitPrice ?? 0) * this.#minorPerMajor);
  }
}
