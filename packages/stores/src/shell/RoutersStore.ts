import { getRouters } from '@livery/api';
import type { RoutersReply, RoutersRequest } from '@livery/model';
import { makeAutoObservable } from 'mobx';
import { valueOf } from '../core/Loadable.ts';
import { ReplyCache } from '../core/ReplyCache.ts';
import { Resource } from '../core/Resource.ts';
import type { LazyStore, StoreDeps } from '../RootStore.ts';

/** In this order: the first that names a host is gone by. */
const devices = [0, 3] as const;

/**
 * The host the brand is reached at best.
 *
 * Source: product-spec §7 "getRouters with device 0, then device 3; the first domainList entry's
 *         domainName is read", §9 "Session cache keys".
 */
export class RoutersStore implements LazyStore {
  readonly routers: Resource<RoutersRequest, RoutersReply>;

  constructor({ sessionStorage, build, ...deps }: StoreDeps) {
    this.routers = new Resource({
      ...deps,
      call: getRouters,
      freshMs: 300_000,
      cache: new ReplyCache({ storage: sessionStorage, key: 'routers', build }),
    });
    makeAutoObservable(this, { routers: false }, { autoBind: true });
  }

  /** `undefined` while it is not known. */
  get domainName(): string | undefined {
    for (const device of devices) {
      const name = valueOf(this.routers.at({ device }))?.domainList[0]?.domainName;
      if (name !== undefined) return name;
    }
    return undefined;
  }

  /** One after the other. */
  async load(): Promise<void> {
    for (const device of devices) await this.routers.load({ device });
  }
}
