import { getWinnerBoard } from '@livery/api';
import type { WinnerBoardReply, WinnerBoardRequest } from '@livery/model';
import { Resource } from '../core/Resource.ts';
import type { LateStore, RootStore, StorePorts } from '../RootStore.ts';

/** Who won at this brand lately. */
export class WinnersStore implements LateStore {
  readonly board: Resource<WinnerBoardRequest, WinnerBoardReply>;
  readonly #root: RootStore;

  constructor({ api, clock, seeds, root }: StorePorts) {
    this.#root = root;
    this.board = new Resource({ api, clock, seeds, call: getWinnerBoard, freshMs: 30_000 });
  }

  /**
   * What is asked of the board. Source: product-spec §3 "Winner board request: gameCategory ALL,
   * language, limitNum".
   */
  get request(): WinnerBoardRequest {
    return { gameCategory: 'ALL', limitNum: this.#root.site.config.site.lists.winnerLimit };
  }
}
