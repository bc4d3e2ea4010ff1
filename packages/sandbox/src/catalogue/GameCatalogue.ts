import type { Game } from '@livery/demo-content/catalogue/games';
import { categoryOfSportsVendor, type Vendor } from '@livery/demo-content/catalogue/vendors';

/** What a list of games asks for; what is absent or empty does not matter. */
export interface GameFilter {
  readonly gameType: string;
  readonly vassalage?: string;
  readonly gameClassify?: string;
  readonly gameName?: string;
  readonly minBet?: number;
  readonly minLineNum?: number;
  readonly isTop?: number;
}

/** The vendors and games every merchant shares: constants, indexed once. */
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

  /** The category a vendor's games are listed in, whatever lane the vendor stands in. */
  categoryOf({ vassalage, gameType }: { vassalage: string; gameType: string }): string {
    return categoryOfSportsVendor[vassalage] ?? gameType;
  }

  /** Whether a vendor stands in the SPORTS lane with games of another category. */
  isListedInSports({ vassalage }: { vassalage: string }): boolean {
    return Object.hasOwn(categoryOfSportsVendor, vassalage);
  }

  vendor(vassalage: string): Vendor | undefined {
    return this.#byVendor.get(vassalage);
  }

  game(nodeId: number): Game | undefined {
    return this.#byNode.get(nodeId);
  }

  /** The numbers of a vendor's games. */
  nodesOf(vassalage: string): number[] {
    return [...this.#byNode.values()].flatMap((game) =>
      game.vassalage === vassalage ? [game.nodeId] : [],
    );
  }

  /** The game classes of a vendor, in the order of their best game. */
  classesOf(vassalage: string): string[] {
    return [...(this.#classes.get(vassalage) ?? [])];
  }

  /** The games that fit, top ones first, then by popularity. */
  find({
    gameType,
    vassalage,
    gameClassify,
    gameName,
    minBet,
    minLineNum,
    isTop,
  }: GameFilter): Game[] {
    const wanted = gameName?.trim().toLowerCase();
    return (this.#byCategory.get(gameType) ?? []).filter(
      (game) =>
        (!vassalage || game.vassalage === vassalage) &&
        (!gameClassify || game.gameClassify === gameClassify) &&
        (!wanted || game.displayName.toLowerCase().includes(wanted)) &&
        (!minBet || game.minBet <= minBet) &&
        (!minLineNum || game.minLineNum <= minLineNum) &&
        (!isTop || game.isTop === 1),
    );
  }
}

function topThenPopular(one: Game, other: Game): number {
  return other.isTop - one.isTop || other.popularity - one.popularity;
}
