import { ApiError, gameFavAction, getFavGameList, getFavGames, type ApiClient } from '@livery/api';
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
import type { LazyStore, StoreDeps } from '../RootStore.ts';

/** Errors after which nobody knows whether the operator did it. */
const unheard: readonly string[] = [
  'network_failed',
  'network_timeout',
  'upstream_failed',
  'upstream_timeout',
  'upstream_shape',
  'unknown',
];

/** The games the member marked. Source: product-spec §4 "Favourites". */
export class FavouritesStore implements LazyStore {
  /** Pages of them, asked for anew each time they are shown. */
  readonly games: Resource<FavGamesRequest, FavGamesReply>;
  readonly #list: Resource<FavGameListRequest, FavGameListReply>;
  readonly #api: ApiClient;
  readonly #busy = observable.set<number>();
  /** What was unmarked here: pages that came before still have it. */
  readonly #unmarked = observable.set<number>();
  /** Counts members: what comes for one who has gone is not for the next. */
  #visit = 0;

  constructor({ api, clock, seeds }: StoreDeps) {
    this.#api = api;
    this.games = new Resource({ api, clock, seeds, call: getFavGames, freshMs: 0 });
    this.#list = new Resource({ api, clock, seeds, call: getFavGameList, freshMs: 60_000 });
    makeAutoObservable(this, { games: false }, { autoBind: true });
  }

  /** Their numbers; `undefined` while they are not known. */
  get ids(): ReadonlySet<number> | undefined {
    const reply = valueOf(this.#list.at({}));
    return reply && new Set(reply.list);
  }

  has(nodeId: number): boolean {
    return this.ids?.has(nodeId) ?? false;
  }

  /** Whether it was unmarked on this page, and has not been marked since. */
  wasUnmarked(nodeId: number): boolean {
    return this.#unmarked.has(nodeId) && !this.has(nodeId);
  }

  /** Whether the operator is being told. */
  isBusy(nodeId: number): boolean {
    return this.#busy.has(nodeId);
  }

  /** Asks which they are, at most once a minute; what is known is shown meanwhile. */
  async load(): Promise<void> {
    await this.#list.load({});
  }

  /** Asks which they are by now: another device marks games, too. */
  async refresh(): Promise<void> {
    await this.#list.refresh({});
  }

  /**
   * Marks a game, or unmarks one that is marked. The list follows the operator's answer, not the
   * press.
   *
   * @returns why it was not done; nothing has changed then.
   */
  async toggle({ nodeId, vassalage, gameType }: Game): Promise<ApiError | undefined> {
    if (this.#busy.has(nodeId)) return undefined;
    const visit = this.#visit;
    const wanted = !this.has(nodeId);
    this.#busy.add(nodeId);
    const error = await this.#tell(
      { nodeId, vendor: vassalage, gameType },
      wanted,
      () => visit === this.#visit,
    );
    if (visit !== this.#visit) return undefined;
    runInAction(() => {
      this.#busy.delete(nodeId);
      if (!error && !wanted) this.#unmarked.add(nodeId);
    });
    return error;
  }

  onSignOut(): void {
    this.#visit += 1;
    this.#busy.clear();
    this.#unmarked.clear();
    this.#list.clear();
    this.games.clear();
  }

  /** @param isWanted whether the member who pressed is still there. */
  async #tell(
    request: { nodeId: number; vendor: string; gameType: string },
    wanted: boolean,
    isWanted: () => boolean,
  ): Promise<ApiError | undefined> {
    const { nodeId } = request;
    await this.#list.load({});
    const state = this.#list.at({});
    if (!isWanted() || !this.ids) return state.status === 'failed' ? state.error : undefined;
    // The list that was shown was an old one, or none: the operator has what is wanted, and would
    // undo it.
    if (this.has(nodeId) === wanted) return undefined;
    try {
      const { favourite = wanted } = await this.#api.call(gameFavAction, request);
      if (isWanted()) this.#note(nodeId, favourite);
      return undefined;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (isWanted() && unheard.includes(error.code)) void this.#list.refresh({});
      return error;
    }
  }

  #note(nodeId: number, favourite: boolean): void {
    const others = [...(this.ids ?? [])].filter((id) => id !== nodeId);
    this.#list.put({}, { list: favourite ? [nodeId, ...others] : others });
  }
}
