import type { Game } from '@livery/model';
import type { Loadable } from '../core/Loadable.ts';
import type { Resource } from '../core/Resource.ts';

/** A page of games, whatever the call's words for it are. */
export interface GamePage {
  readonly games: readonly Game[];
  readonly totalPages: number;
}

/** Where the pages of a list come from, by their numbers from 1. */
export interface GamePageSource {
  at: (pageNo: number) => Loadable<GamePage>;
  /** Text that is equal for pages that are one request. */
  keyOf: (pageNo: number) => string;
  load: (pageNo: number) => Promise<void>;
  refresh: (pageNo: number) => Promise<void>;
}

/** The pages of a call's lists. */
export function gamePageSource<Request extends object, Reply>(
  resource: Resource<Request, Reply>,
  requestOf: (pageNo: number) => Request,
  read: (reply: Reply) => GamePage,
): GamePageSource {
  return {
    at: (pageNo) => {
      const state = resource.at(requestOf(pageNo));
      if (state.status === 'ready') return { ...state, value: read(state.value) };
      if (state.status === 'idle') return state;
      const { value, ...rest } = state;
      return value === undefined ? rest : { ...rest, value: read(value) };
    },
    keyOf: (pageNo) => resource.keyOf(requestOf(pageNo)),
    load: (pageNo) => resource.load(requestOf(pageNo)),
    refresh: (pageNo) => resource.refresh(requestOf(pageNo)),
  };
}
