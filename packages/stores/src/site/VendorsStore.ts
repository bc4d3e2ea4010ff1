import { getGameVendor } from '@livery/api';
import type { GameCategory, GameVendor, GameVendorReply, GameVendorRequest } from '@livery/model';
import { makeAutoObservable } from 'mobx';
import { valueOf } from '../core/Loadable.ts';
import type { LocaleStore } from '../core/LocaleStore.ts';
import type { ReplyCache } from '../core/ReplyCache.ts';
import { Resource, type ResourcePorts } from '../core/Resource.ts';
import type { SiteStore } from './SiteStore.ts';
import { splitSportsCategory } from './splitSportsCategory.ts';
import { isAlternate, withAlternateVendor } from './withAlternateVendor.ts';

/** The operator's game menu: categories in its order, each with vendors. Source: LOBB-08. */
export class VendorsStore {
  readonly menu: Resource<GameVendorRequest, GameVendorReply>;
  readonly #site: SiteStore;
  readonly #locale: LocaleStore;
  #last: readonly GameCategory[] = [];

  /** @param ports `cache` stores the menu for the session. */
  constructor({
    site,
    locale,
    cache,
    ...ports
  }: ResourcePorts & { site: SiteStore; locale: LocaleStore; cache: ReplyCache }) {
    this.#site = site;
    this.#locale = locale;
    this.menu = new Resource({ ...ports, call: getGameVendor, freshMs: 300_000, cache });
    makeAutoObservable(this, { menu: false }, { autoBind: true });
  }

  /**
   * The categories of the operator's reply; after a change of language those before it at first.
   */
  get operatorCategories(): readonly GameCategory[] {
    this.#last = valueOf(this.menu.at({}))?.data.lanes ?? this.#last;
    return this.#last;
  }

  /**
   * The categories with e-sports and cockfight vendors in separate categories and, in one language,
   * some vendors merged under one name. Source: LOBB-09, LOBB-11.
   */
  get categories(): readonly GameCategory[] {
    const categories = this.#unmergedCategories;
    return this.#alternates
      ? withAlternateVendor(categories, this.#site.config.site.alternateVendor, this.#alternateName)
      : categories;
  }

  get #unmergedCategories(): readonly GameCategory[] {
    const { esportsProviders, cockfightProviders } = this.#site.config.site;
    return splitSportsCategory(this.operatorCategories, { esportsProviders, cockfightProviders });
  }

  /** Returns the vendors of a category; none while unknown. */
  vendorsOf(gameType: string): readonly GameVendor[] {
    return this.categories.find((category) => category.gameType === gameType)?.vendors ?? [];
  }

  /** Returns the codes of the category's vendors that the menu shows under a code. */
  codesShownAs(gameType: string, shownCode: string): readonly string[] {
    if (!this.#isMerged(shownCode)) return [shownCode];
    const codes = this.#unmergedCategories
      .filter((category) => category.gameType === gameType)
      .flatMap(({ vendors }) => vendors.map(({ vassalage }) => vassalage))
      .filter((code) => this.#isMerged(code));
    return codes.length === 0 ? [shownCode] : codes;
  }

  /** Returns whether the menu shows a vendor under the code of another, or under its own. */
  isShownAs(vendorCode: string, shownCode: string): boolean {
    return vendorCode === shownCode || (this.#isMerged(vendorCode) && this.#isMerged(shownCode));
  }

  /** Returns the display name of a vendor; its code if none of the categories has it. */
  vendorName(vendorCode: string, categories = this.categories): string {
    if (this.#isMerged(vendorCode)) return this.#alternateName;
    for (const { vendors } of categories) {
      const vendor = vendors.find(({ vassalage }) => vassalage === vendorCode);
      if (vendor) return vendor.title;
    }
    return vendorCode;
  }

  #isMerged(vendorCode: string): boolean {
    return this.#alternates && isAlternate(vendorCode, this.#site.config.site.alternateVendor);
  }

  get #alternates(): boolean {
    return this.#locale.language.code === this.#site.config.site.alternateVendor.lang;
  }

  get #alternateName(): string {
    return this.#locale.t('vendors.alternate', { brand: this.#site.config.site.name });
  }
}
