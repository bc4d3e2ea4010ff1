import { getCountryCode } from '@livery/api';
import type { CountryCode, CountryCodesReply, CountryCodesRequest } from '@livery/model';
import { makeAutoObservable } from 'mobx';
import { valueOf } from '../core/Loadable.ts';
import { Resource } from '../core/Resource.ts';
import type { LazyStore, StoreDeps } from '../RootStore.ts';

/**
 * The countries whose mobile numbers the operator takes, and the one that was chosen; the first to
 * begin with.
 */
export class CountriesStore implements LazyStore {
  readonly countries: Resource<CountryCodesRequest, CountryCodesReply>;
  chosenCode: string | undefined;
  /** The dialling code of a number that is remembered; a country that is chosen counts more. */
  rememberedDialling: string | undefined;

  constructor(deps: StoreDeps) {
    this.countries = new Resource({ ...deps, call: getCountryCode, freshMs: 300_000 });
    makeAutoObservable(this, { countries: false }, { autoBind: true });
  }

  get list(): readonly CountryCode[] {
    return valueOf(this.countries.at({}))?.countries ?? [];
  }

  /**
   * Undefined while the countries are not known: a number then goes without a dialling code, and
   * the operator's own counts.
   */
  get chosen(): CountryCode | undefined {
    return (
      this.list.find(({ countryCode }) => countryCode === this.chosenCode) ??
      this.list.find(({ countryDialingCode }) => countryDialingCode === this.rememberedDialling) ??
      this.list[0]
    );
  }

  /** What a call with a mobile number carries of it. */
  get diallingCode(): { countryDialingCode?: string } {
    return this.chosen ? { countryDialingCode: this.chosen.countryDialingCode } : {};
  }

  remember(countryDialingCode: string): void {
    this.rememberedDialling = countryDialingCode;
  }

  choose(countryCode: string): void {
    this.chosenCode = countryCode;
  }
}
