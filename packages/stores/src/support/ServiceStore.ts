import { ApiError, getServiceChat } from '@livery/api';
import { valueOf } from '../core/Loadable.ts';
import type { LazyStore, RootStore, StoreDeps } from '../RootStore.ts';
import { memberInfoQuery } from '../account/memberInfoQuery.ts';

/** The way to customer service. */
export class ServiceStore implements LazyStore {
  readonly #api: StoreDeps['api'];
  readonly #root: RootStore;

  constructor({ api, root }: StoreDeps) {
    this.#api = api;
    this.#root = root;
  }

  /**
   * The visitor's channel, by type. Source: product-spec §5 "members whose club rankLevel is above
   * 4 get the VIP service channel".
   */
  get channel(): string {
    const { session, site } = this.#root;
    const { vipAboveRank, vipType, chatType } = site.config.site.customerService;
    const rank = session.isMember
      ? (valueOf(this.#root.query(memberInfoQuery).at({}))?.clubLabel?.rankLevel ?? 0)
      : 0;
    return rank > vipAboveRank ? vipType : chatType;
  }

  /**
   * Requests the address of the visitor's channel on every call. Rejects with the ApiError of a failed
   * request.
   */
  async address(): Promise<string> {
    const { session } = this.#root;
    // Before the session is confirmed the visitor may be a member.
    await session.ready();
    if (session.isMember) await this.#root.query(memberInfoQuery).load({});
    const {
      version: { pathList },
    } = await this.#api.call(getServiceChat, {});
    const { chatType } = this.#root.site.config.site.customerService;
    const found =
      pathList.find(({ type }) => type === this.channel) ??
      pathList.find(({ type }) => type === chatType);
    if (!found) throw new ApiError({ code: 'invalid_link', call: getServiceChat.name });
    return found.path;
  }
}
