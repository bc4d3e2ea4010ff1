import { ApiError, getServiceChat } from '@livery/api';
import { valueOf } from '../core/Loadable.ts';
import type { LazyStore, StoreAccess, StoreDeps } from '../site/StoreAccess.ts';
import { memberInfoQuery } from '../account/memberInfoQuery.ts';

/** Addresses of customer service. */
export class ServiceStore implements LazyStore {
  readonly #api: StoreDeps['api'];
  readonly #root: StoreAccess;

  constructor({ api, root }: StoreDeps) {
    this.#api = api;
    this.#root = root;
  }

  /** Type of the visitor's channel. Source: SESS-06. */
  get channel(): string {
    const { session, site } = this.#root;
    const { vipAboveRank, vipType, chatType } = site.config.site.customerService;
    const rank = session.isMember
      ? (valueOf(this.#root.query(memberInfoQuery).at({}))?.clubLabel?.rankLevel ?? 0)
      : 0;
    return rank > vipAboveRank ? vipType : chatType;
  }

  /**
   * Requests the address of the visitor's channel on every call.
   *
   * Errors: `invalid_link` if there is none, and those of the call.
   */
  async address(): Promise<string> {
    const { session } = this.#root;
    // An unconfirmed session may be a member's.
    await session.ready();
    if (session.isMember) await this.#root.query(memberInfoQuery).load({});
    const {
      version: { pathList },
    } = await this.#api.call(getServiceChat, {});
    const { chatType } = this.#root.site.config.site.customerService;
    const channel =
      pathList.find(({ type }) => type === this.channel) ??
      pathList.find(({ type }) => type === chatType);
    if (!channel) throw new ApiError({ code: 'invalid_link', call: getServiceChat.name });
    return channel.path;
  }
}
