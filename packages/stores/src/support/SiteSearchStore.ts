import { getGameList } from '@livery/api';
import {
  after,
  matchRank,
  type Clock,
  type Game,
  type GameListReply,
  type GameListRequest,
  type GameVendor,
  type HelpArticle,
  type HelpCategory,
} from '@livery/model';
import { makeAutoObservable, observableRef } from 'mobx';
import { valueOf, type Loadable } from '../core/Loadable.ts';
import { Resource } from '../core/Resource.ts';
import { hotGamesQuery, popularGamesQuery } from '../home/hotGamesQuery.ts';
import { ChosenVendorStore, type ChosenVendor } from '../lobby/ChosenVendorStore.ts';
import { gameListQuery } from '../lobby/gameListQuery.ts';
import { searchQueryOf } from '../lobby/GameListStore.ts';
import { recentGamesQuery } from '../lobby/recentGamesQuery.ts';
import { requestOf } from '../site/defineQuery.ts';
import type { StoreAccess, StoreDeps } from '../site/StoreAccess.ts';
import { helpQuery } from './helpQuery.ts';

/** A page that the visitor may open. */
export interface SearchablePage {
  readonly label: string;
  readonly address: string;
}

/** A provider of a category, with the address of the category's page that lists its games. */
export interface FoundProvider extends ChosenVendor {
  readonly vendor: GameVendor;
  readonly address: string;
}

/** An article of the help centre, with the passage that contains the words. */
export interface FoundHelp {
  readonly article: HelpArticle;
  readonly category: string;
  readonly passage: string;
}

/** What the search needs of the page. Its functions may read observables. */
export interface SearchSources<Page extends SearchablePage> {
  /** The pages that the visitor may open. */
  readonly pages: () => readonly Page[];
  /** The game categories whose pages the visitor may open. */
  readonly gameTypes: () => readonly string[];
  readonly findHelp: (categories: readonly HelpCategory[], text: string) => readonly FoundHelp[];
}

/** An item with the rank of its name. */
interface Ranked<Item> {
  readonly item: Item;
  readonly rank: number;
  readonly isHot: boolean;
}

const debounceMs = 300;
/** Requests in flight at once. */
const maxParallel = 4;
/**
 * Mean time between requests, however quickly a visitor types and however many categories a brand
 * has: half of the rate that the gateway grants one visitor for all reads.
 */
const msPerRequest = 50;
/** Games that one category contributes. */
const pageSize = 12;
const limits = { games: 12, providers: 6, help: 5, pages: 6 };

/** Scripts of which one character is a word, or a part of one that few words share. */
const denseScript =
  /[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;

/**
 * Search over games, providers, help articles and pages. Finds what is loaded at once, and when
 * typing pauses asks the operator for games of each category, a few requests at a time.
 */
export class SiteSearchStore<Page extends SearchablePage = SearchablePage> {
  query = '';
  /** The games that were loaded when the text changed. */
  loadedGames: readonly Game[] = [];
  readonly #games: Resource<GameListRequest, GameListReply>;
  readonly #root: StoreAccess;
  readonly #clock: Clock;
  readonly #sources: SearchSources<Page>;
  /** The text for which the operator was asked last. */
  #askedText: string | undefined;
  /** Number of changes of the text, to end the requests of an earlier one. */
  #changes = 0;
  #stopTimer: (() => void) | undefined;
  /** Time on the monotonic clock from which the operator may be asked again. */
  #nextMs = 0;

  constructor(
    { api, clock, seeds, root }: Pick<StoreDeps, 'api' | 'clock' | 'seeds' | 'root'>,
    sources: SearchSources<Page>,
  ) {
    // Its own resource, because many searches would evict the pages of the lobbies from theirs.
    this.#games = new Resource({
      api,
      clock,
      seeds,
      call: getGameList,
      freshMs: 60_000,
      keep: 200,
    });
    this.#root = root;
    this.#clock = clock;
    this.#sources = sources;
    makeAutoObservable(this, { loadedGames: observableRef }, { autoBind: true });
  }

  /** The text that is searched for; empty without one. */
  get text(): string {
    return searchQueryOf(this.query);
  }

  /** Changes the text. Asks the operator when no change follows for a moment. */
  type(query: string): void {
    const before = this.text;
    this.query = query;
    if (this.text === before) return;
    this.#stop();
    this.loadedGames = this.#allLoadedGames();
    if (isLongEnough(this.text)) this.#askAfter(debounceMs);
  }

  /** Asks the operator at once, again for what failed. */
  submit(): void {
    this.#stopTimer?.();
    if (isLongEnough(this.text)) this.#askAfter(0);
  }

  /** Ends all requests, because the search is closed. */
  close(): void {
    this.#stop();
  }

  /** The games that were found, the best match first and hot games first among equals. */
  get games(): readonly Game[] {
    const found = isLongEnough(this.text)
      ? this.#gameTypes.flatMap((gameType) => valueOf(this.#stateOf(gameType))?.games ?? [])
      : [];
    const isHot = (game: Game): boolean => game.isHot === 1;
    // The operator may know a game by other names than the one that it shows.
    const ranked = this.#rank(found, ({ displayName }) => displayName, { isHot, keeps: true });
    const loaded = this.#rank(this.loadedGames, ({ displayName }) => displayName, { isHot });
    const unique = new Map(ranked.concat(loaded).map((entry) => [entry.item.nodeId, entry]));
    return inOrder([...unique.values()]).slice(0, limits.games);
  }

  get providers(): readonly FoundProvider[] {
    const chosen = this.#root.get(ChosenVendorStore);
    const providers = this.#root.vendors.categories
      .filter(({ gameType }) => this.#gameTypes.includes(gameType))
      .flatMap(({ gameType, vendors }) =>
        vendors.flatMap((vendor) => {
          const choice = { gameType, vendorCode: vendor.vassalage };
          const address = chosen.addressOf(choice);
          return address === undefined ? [] : [{ ...choice, vendor, address }];
        }),
      );
    const isHot = ({ vendor }: FoundProvider): boolean => vendor.isHot === 1;
    return inOrder(this.#rank(providers, ({ vendor }) => vendor.title, { isHot })).slice(
      0,
      limits.providers,
    );
  }

  get help(): readonly FoundHelp[] {
    const { categories } = valueOf(this.#helpState) ?? {};
    return categories && this.text !== ''
      ? this.#sources.findHelp(categories, this.text).slice(0, limits.help)
      : [];
  }

  /** Language code of the help articles. */
  get helpLanguage(): string | undefined {
    return valueOf(this.#helpState)?.language;
  }

  get pages(): readonly Page[] {
    return inOrder(this.#rank(this.#sources.pages(), ({ label }) => label)).slice(0, limits.pages);
  }

  /** Popular games, if the page has loaded them, for the empty field. */
  get popularGames(): readonly Game[] {
    const popular = this.#root.query(popularGamesQuery);
    const games =
      valueOf(popular.at(requestOf(popularGamesQuery, this.#root)))?.games ??
      valueOf(this.#root.query(hotGamesQuery).at({}))?.list ??
      [];
    return games.slice(0, limits.games / 2);
  }

  get count(): number {
    return this.games.length + this.providers.length + this.help.length + this.pages.length;
  }

  /** Whether results may still arrive. */
  get isPending(): boolean {
    if (!isLongEnough(this.text)) return false;
    return (
      isUnsettled(this.#menuState) ||
      isUnsettled(this.#helpState) ||
      this.#gameTypes.some((gameType) => isUnsettled(this.#stateOf(gameType)))
    );
  }

  /** Whether something could not be searched, which {@link SiteSearchStore.submit} asks again. */
  get hasFailed(): boolean {
    if (!isLongEnough(this.text)) return false;
    const states = [this.#menuState, this.#helpState, ...this.#gameTypes.map(this.#stateOf)];
    return (
      states.every((state) => !isUnsettled(state)) &&
      states.some(({ status }) => status === 'failed')
    );
  }

  get #gameTypes(): readonly string[] {
    return this.#sources.gameTypes();
  }

  get #menuState(): Loadable<unknown> {
    return this.#root.vendors.menu.at({});
  }

  get #helpState() {
    return this.#root.query(helpQuery).at({});
  }

  readonly #stateOf = (gameType: string): Loadable<GameListReply> =>
    this.#games.at(requestFor(gameType, this.text));

  /** Returns the items that match, with their ranks; all of them if it `keeps` the others. */
  #rank<Item>(
    items: readonly Item[],
    nameOf: (item: Item) => string,
    {
      isHot = () => false,
      keeps = false,
    }: { isHot?: (item: Item) => boolean; keeps?: boolean } = {},
  ): Ranked<Item>[] {
    return items.flatMap((item) => {
      const rank = matchRank(nameOf(item), this.text) ?? (keeps ? Infinity : undefined);
      return rank === undefined ? [] : [{ item, rank, isHot: isHot(item) }];
    });
  }

  #allLoadedGames(): readonly Game[] {
    const root = this.#root;
    return [
      ...root
        .query(gameListQuery)
        .values()
        .flatMap(({ games }) => games),
      ...root
        .query(popularGamesQuery)
        .values()
        .flatMap(({ games }) => games),
      ...root
        .query(hotGamesQuery)
        .values()
        .flatMap(({ list }) => list),
      ...root
        .query(recentGamesQuery)
        .values()
        .flatMap(({ list }) => list),
      ...this.#games.values().flatMap(({ games }) => games),
    ];
  }

  #askAfter(delayMs: number): void {
    const waitMs = Math.max(delayMs, this.#nextMs - this.#clock.elapsedMs());
    if (waitMs > 0) this.#stopTimer = after(this.#clock, waitMs, () => void this.#ask());
    else void this.#ask();
  }

  async #ask(): Promise<void> {
    const { text } = this;
    const changes = this.#changes;
    this.#askedText = text;
    await Promise.all([this.#root.query(helpQuery).load({}), this.#root.vendors.menu.load({})]);
    const waiting = [...this.#gameTypes];
    this.#nextMs = this.#clock.elapsedMs() + waiting.length * msPerRequest;
    const loadNext = async (): Promise<void> => {
      const gameType = changes === this.#changes ? waiting.shift() : undefined;
      if (gameType === undefined) return;
      await this.#games.load(requestFor(gameType, text));
      await loadNext();
    };
    await Promise.all(Array.from({ length: maxParallel }, loadNext));
  }

  #stop(): void {
    this.#stopTimer?.();
    this.#changes += 1;
    const text = this.#askedText;
    if (text !== undefined)
      for (const gameType of this.#gameTypes) this.#games.cancel(requestFor(gameType, text));
  }
}

function requestFor(gameType: string, text: string): GameListRequest {
  return { gameType, gameName: text, pageSize };
}

/** Returns whether a text is long enough that the operator finds few games with it. */
function isLongEnough(text: string): boolean {
  return text.length >= 2 || denseScript.test(text);
}

function isUnsettled({ status }: Loadable<unknown>): boolean {
  return status === 'idle' || status === 'loading';
}

/** Returns items by rank, hot ones first within a rank, otherwise in their order. */
function inOrder<Item>(entries: readonly Ranked<Item>[]): Item[] {
  return entries
    .toSorted((a, b) =>
      a.rank === b.rank ? Number(b.isHot) - Number(a.isHot) : a.rank < b.rank ? -1 : 1,
    )
    .map(({ item }) => item);
}
