import type { Game } from '@livery/demo-content/catalogue/games';
import { categoryOfSportsVendor, type Vendor } from '@livery/demo-content/catalogue/vendors';

/** Filters of a game list. Absent and empty filters are ignored. */
export interface GameFilter {
  readonly gameType: string;
  readonly vassalage?: string;
  readonly gameClassify?: string;
  readonly gameName?: string;
  readonly minBet?: number;
  readonly minLineNum?: number;
  readonly isTop?: number;
}

/** Vendors and games shared by all merchants: constants, indexed once. */
export class GameCatalogue {
  readonly vendors: readonly Vendor[];
  readonly #byVendor: ReadonlyMap<string, Vendor>;
  readonly #byNode: ReadonlyMap<number, Game>;
  readonly #byCategory: ReadonlyMap<string, readonly Game[]>;
  readonly #classes = new Map<string, Set<string>>();

  constructor({ vendors, games }: { vendors: readonly Vendor[]; games: readonly Game[] }) {
    this.vendors = vendors;
    this.#byVendor = new Map(vendors.map((vendor) => [vendor.vassalage, vendor]));
    this.#byNode = new Map(games.map((game) => [game.nodeId, game]));
    const sorted = games.toSorted(topThenPopular);
    this.#byCategory = Map.groupBy(sorted, (game) => this.categoryOf(game));
    for (const game of sorted)
      this.#classes.set(
        game.vassalage,
        (this.#classes.get(game.vassalage) ?? new Set()).add(game.gameClassify),
      );
  }

  /** Returns the category of a vendor's games, independent of the vendor's lane. */
  categoryOf({ vassalage, gameType }: { vassalage: string; gameType: string }): string {
    return categoryOfSportsVendor[vassalage] ?? gameType;
  }

  /** Whether the vendor is in the SPORTS lane although its games are of another category. */
  isListedInSports({ vassalage }: { vassalage: string }): boolean {
    return Object.hasOwn(categoryOfSportsVendor, vassalage);
  }

  vendor(vassalage: string): Vendor | undefined {
    return this.#byVendor.get(vassalage);
  }

  game(nodeId: number): Game | undefined {
    return this.#byNode.get(nodeId);
  }

  /** Returns the node ids of a vendor's games. */
  nodesOf(vassalage: string): number[] {
    return [...this.#byNode.values()].flatMap((game) =>
      game.vassalage === vassalage ? [game.nodeId] : [],
    );
  }

  /** Returns all games of the vendor of a game. */
  gamesBeside(nodeId: number): Game[] {
    const vassalage = this.game(nodeId)?.vassalage;
    return [...this.#byNode.values()].filter((game) => game.vassalage === vassalage);
  }

  /** Returns the game classes of a vendor, ordered by their most popular game. */
  classesOf(vassalage: string): string[] {
    return [...(this.#classes.get(vassalage) ?? [])];
  }

  /** Returns the matching games, top games first, then by popularity. */
  find({
    gameType,
    vassalage,
    gameClassify,
    gameName,
    minBet,
    minLineNum,
    isTop,
  }: GameFilter): Game[] {
    const searchedName = gameName?.trim().toLowerCase();
    return (this.#byCategory.get(gameType) ?? []).filter(
      (game) =>
        (!vassalage || game.vassalage === vassalage) &&
        (!gameClassify || game.gameClassify === gameClassify) &&
        (!searchedName || game.displayName.toLowerCase().includes(searchedName)) &&
        (!minBet || game.minBet <= minBet) &&
        (!minLineNum || game.minLineNum <= minLineNum) &&
        (!isTop || game.isTop === 1),
    );
  }
}

function topThenPopular(a: Game, b: Game): number {
  return b.isTop - a.isTop || b.popularity - a.popularity;
}
