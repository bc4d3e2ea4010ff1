import {
  attempt,
  gameFavAction,
  getFavGameList,
  getFavGames,
  type ApiClient,
  type ApiError,
} from '@livery/api';
import type {
  FavGameListReply,
  FavGameListRequest,
  FavGamesReply,
  FavGamesRequest,
  Game,
} from '@livery/model';
import { makeAutoObservable, observable, runInAction } from 'mobx';
import { valueOf } from '../core/Loadable.ts';
import { Resource } from '../core/Resource.ts';
import type { LazyStore, StoreDeps } from '../site/StoreAccess.ts';
import { isUnconfirmed } from '../shell/isUnconfirmed.ts';

/** The member's favourite games. Source: LOBB-06, LOBB-13, LOBB-14. */
export class FavouritesStore implements LazyStore {
  /** Pages of favourites, requested each time they are shown. */
  readonly games: Resource<FavGamesRequest, FavGamesReply>;
  readonly #list: Resource<FavGameListRequest, FavGameListReply>;
  readonly #api: ApiClient;
  readonly #busy = observable.set<number>();
  /** Ids removed on this page; pages loaded before still contain them. */
  readonly #unmarked = observable.set<number>();
  /** Number of sign-outs, to ignore replies for a previous member. */
  #signOuts = 0;

  constructor({ api, clock, seeds }: StoreDeps) {
    this.#api = api;
    this.games = new Resource({ api, clock, seeds, call: getFavGames, freshMs: 0 });
    this.#list = new Resource({ api, clock, seeds, call: getFavGameList, freshMs: 60_000 });
    makeAutoObservable(this, { games: false }, { autoBind: true });
  }

  /** Ids of the favourites; `undefined` while unknown. */
  get ids(): ReadonlySet<number> | undefined {
    const reply = valueOf(this.#list.at({}));
    return reply && new Set(reply.list);
  }

  has(nodeId: number): boolean {
    return this.ids?.has(nodeId) ?? false;
  }

  /** Returns whether a game was removed on this page and not added since. */
  wasUnmarked(nodeId: number): boolean {
    return this.#unmarked.has(nodeId) && !this.has(nodeId);
  }

  /** Returns whether a change of a game is being sent. */
  isBusy(nodeId: number): boolean {
    return this.#busy.has(nodeId);
  }

  /** Loads the ids, at most once a minute; the old ones stay available meanwhile. */
  async load(): Promise<void> {
    await this.#list.load({});
  }

  /** Requests the ids again, because another device may have changed them. */
  async refresh(): Promise<void> {
    await this.#list.refresh({});
  }

  /**
   * Adds a game to the favourites or removes it. The list changes only after the operator's reply.
   *
   * @returns the error of a failed change.
   */
  async toggle({ nodeId, vassalage, gameType }: Game): Promise<ApiError | undefined> {
    if (this.#busy.has(nodeId)) return undefined;
    const signOuts = this.#signOuts;
    const shouldAdd = !this.has(nodeId);
    this.#busy.add(nodeId);
    const error = await this.#send(
      { nodeId, vendor: vassalage, gameType },
      shouldAdd,
      () => signOuts === this.#signOuts,
    );
    if (signOuts !== this.#signOuts) return undefined;
    runInAction(() => {
      this.#busy.delete(nodeId);
      if (!error && !shouldAdd) this.#unmarked.add(nodeId);
    });
    return error;
  }

  onSignOut(): void {
    this.#signOuts += 1;
    this.#busy.clear();
    this.#unmarked.clear();
    this.#list.clear();
    this.games.clear();
  }

  /** @param isSameMember whether the member has not signed out since. */
  async #send(
    request: { nodeId: number; vendor: string; gameType: string },
    shouldAdd: boolean,
    isSameMember: () => boolean,
  ): Promise<ApiError | undefined> {
    const { nodeId } = request;
    await this.#list.load({});
    const state = this.#list.at({});
    if (!isSameMember() || !this.ids) return state.status === 'failed' ? state.error : undefined;
    // The visible list was outdated or missing. The call toggles, so it would undo the change.
    if (this.has(nodeId) === shouldAdd) return undefined;
    const { reply, error } = await attempt(this.#api.call(gameFavAction, request));
    if (!isSameMember()) return error;
    if (reply) this.#setFavourite(nodeId, reply.favourite ?? shouldAdd);
    else if (isUnconfirmed(error)) void this.#list.refresh({});
    return error;
  }

  #setFavourite(nodeId: number, favourite: boolean): void {
    const others = [...(this.ids ?? [])].filter((id) => id !== nodeId);
    this.#list.put({}, { list: favourite ? [nodeId, ...others] : others });
  }
}
