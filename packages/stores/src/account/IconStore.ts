import { icon } from '@livery/api';
import { avatarPath, type IconReply, type IconRequest } from '@livery/model';
import { valueOf } from '../core/Loadable.ts';
import { Resource } from '../core/Resource.ts';
import type { LateStore, RootStore, StorePorts } from '../RootStore.ts';

/** The picture the member goes by. */
export class IconStore implements LateStore {
  readonly icon: Resource<IconRequest, IconReply>;
  readonly #root: RootStore;

  constructor({ api, clock, seeds, root }: StorePorts) {
    this.#root = root;
    this.icon = new Resource({ api, clock, seeds, call: icon, freshMs: 300_000 });
  }

  /** Its addresses in the order they are tried; none while it is not known. */
  get urls(): readonly string[] {
    const name = valueOf(this.icon.at({}))?.icon;
    return name === undefined ? [] : this.#root.site.imageUrls(avatarPath(name));
  }

  forgetMember(): void {
    this.icon.clear();
  }
}
