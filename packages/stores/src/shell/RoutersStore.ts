import { getRouters } from '@livery/api';
import type { RoutersReply, RoutersRequest } from '@livery/model';
import { makeAutoObservable } from 'mobx';
import { valueOf } from '../core/Loadable.ts';
import { ReplyCache } from '../core/ReplyCache.ts';
import { Resource } from '../core/Resource.ts';
import type { LazyStore, StoreDeps } from '../site/StoreAccess.ts';
import type { SiteStore } from '../site/SiteStore.ts';

/** Device numbers in the order of the requests; the first reply with a host is used. */
const devices = [0, 3] as const;

/**
 * The operator's preferred host of the brand: of its routers, else of the brand's state.
 *
 * Source: CALL-05, CALL-06, CONF-04.
 */
export class RoutersStore implements LazyStore {
  readonly routers: Resource<RoutersRequest, RoutersReply>;
  readonly #site: SiteStore;

  constructor({ sessionStorage, build, ...deps }: StoreDeps) {
    this.#site = deps.root.site;
    this.routers = new Resource({
      ...deps,
      call: getRouters,
      freshMs: 300_000,
      cache: new ReplyCache({ storage: sessionStorage, key: 'routers', build }),
    });
    makeAutoObservable(this, { routers: false }, { autoBind: true });
  }

  /** `undefined` while unknown. */
  get domainName(): string | undefined {
    for (const device of devices) {
      const name = valueOf(this.routers.at({ device }))?.domainList[0]?.domainName;
      if (name !== undefined) return name;
    }
    return this.#site.state.domainRoute?.[0];
  }

  /** Requests the hosts of one device after another. */
  async load(): Promise<void> {
    for (const device of devices) await this.routers.load({ device });
  }
}
