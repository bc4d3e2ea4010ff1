import { getGameVendor } from '@livery/api';
import type { GameLane, GameVendor, GameVendorReply, GameVendorRequest } from '@livery/contract';
import { makeAutoObservable } from 'mobx';
import { valueOf } from './Loadable.ts';
import type { ReplyCache } from './ReplyCache.ts';
import { Resource, type ResourcePorts } from './Resource.ts';
import type { SiteStore } from './SiteStore.ts';
import { splitSportsLanes } from './splitSportsLanes.ts';

/** The operator's game menu: categories in its order, each with its vendors. */
export class VendorsStore {
  readonly menu: Resource<GameVendorRequest, GameVendorReply>;
  readonly #site: SiteStore;

  /** @param ports `cache` keeps the menu for the session. Source: product-spec §7 "cached in session storage, refreshable". */
  constructor({ site, cache, ...ports }: ResourcePorts & { site: SiteStore; cache: ReplyCache }) {
    this.#site = site;
    this.menu = new Resource({ ...ports, call: getGameVendor, freshMs: 300_000, cache });
    makeAutoObservable(this, { menu: false }, { autoBind: true });
  }

  /** The categories, with e-sports and cockfight vendors in categories of their own. */
  get lanes(): readonly GameLane[] {
    const lanes = valueOf(this.menu.at({}))?.data.lanes ?? [];
    const { esportsProviders, cockfightProviders } = this.#site.config.site;
    return splitSportsLanes(lanes, { esportsProviders, cockfightProviders });
  }

  /** The vendors of a category; none while it is not known. */
  vendorsOf(gameType: string): readonly GameVendor[] {
    return this.lanes.find((lane) => lane.gameType === gameType)?.vendors ?? [];
  }

  /** Name of a vendor, for people; its code until the menu is known. */
  vendorName(vendorCode: string): string {
    for (const { vendors } of this.lanes) {
      const vendor = vendors.find(({ vassalage }) => vassalage === vendorCode);
      if (vendor) return vendor.title;
    }
    return vendorCode;
  }
}
