import { getCountryCode } from '@livery/api';
import type {
  CountryCode,
  CountryCodesReply,
  CountryCodesRequest,
  PublicSiteDocument,
} from '@livery/model';
import { makeAutoObservable } from 'mobx';
import { valueOf } from '../core/Loadable.ts';
import { Resource } from '../core/Resource.ts';
import type { LazyStore, StoreDeps } from '../site/StoreAccess.ts';

/**
 * Countries whose mobile numbers the operator accepts and the brand offers, and the chosen one; by
 * default the first.
 * Source: LOGN-15, LOGN-22.
 */
export class CountriesStore implements LazyStore {
  readonly countries: Resource<CountryCodesRequest, CountryCodesReply>;
  /** Settings of the brand. */
  readonly settings: PublicSiteDocument['countryPicker'];
  chosenCode: string | undefined;
  /** Dialling code of a remembered number; a chosen country takes precedence. */
  rememberedDialling: string | undefined;

  constructor(deps: StoreDeps) {
    this.countries = new Resource({ ...deps, call: getCountryCode, freshMs: 300_000 });
    this.settings = deps.root.site.config.site.countryPicker;
    makeAutoObservable(this, { countries: false, settings: false }, { autoBind: true });
  }

  get list(): readonly CountryCode[] {
    const { countries } = this.settings;
    const known = valueOf(this.countries.at({}))?.countries ?? [];
    if (countries.length === 0) return known;
    return countries.flatMap((code) => known.find(({ countryCode }) => countryCode === code) ?? []);
  }

  /**
   * Undefined while the countries are not loaded; numbers are then sent without a dialling code and
   * the operator uses its own.
   */
  get chosen(): CountryCode | undefined {
    return (
      this.list.find(({ countryCode }) => countryCode === this.chosenCode) ??
      this.list.find(({ countryDialingCode }) => countryDialingCode === this.rememberedDialling) ??
      this.list[0]
    );
  }

  /** The field that accompanies a mobile number in a call. */
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
