import type { Game, GameListReply } from '@livery/model';
import type { TestBrand } from './TestBrand.ts';

/** Every game of a category, in the operator's order. */
export async function allGames(brand: TestBrand, gameType: string): Promise<Game[]> {
  const games: Game[] = [];
  for (let pageNo = 1, pages = 1; pageNo <= pages; pageNo += 1) {
    const { body } = await brand.request(
      `/wps/relay/GCS_gameList?gameType=${gameType}&pageNo=${pageNo}&pageSize=100`,
    );
    const { value } = JSON.parse(body) as { value: GameListReply }; // the gateway's envelope
    games.push(...value.games);
    pages = value.totalPages;
  }
  return games;
}
