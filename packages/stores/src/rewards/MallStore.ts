import { getMallCatalogue } from '@livery/api';
import type { MallCatalogueReply, MallCatalogueRequest } from '@livery/model';
import { Resource } from '../core/Resource.ts';
import type { LateStore, StorePorts } from '../RootStore.ts';

/** What the points mall offers. */
export class MallStore implements LateStore {
  readonly catalogue: Resource<MallCatalogueRequest, MallCatalogueReply>;

  constructor(ports: StorePorts) {
    this.catalogue = new Resource({ ...ports, call: getMallCatalogue, freshMs: 60_000 });
  }
}
