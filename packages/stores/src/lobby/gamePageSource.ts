import type { Game } from '@livery/model';
import type { Loadable } from '../core/Loadable.ts';
import type { Resource } from '../core/Resource.ts';

/** A page of games, independent of the call's field names. */
export interface GamePage {
  readonly games: readonly Game[];
  /** Missing on the last page of a list whose length is unknown. */
  readonly totalPages?: number | undefined;
}

/** Source of the pages of a list, by page number from 1. */
export interface GamePageSource {
  at: (pageNo: number) => Loadable<GamePage>;
  /** Returns a key that is equal for equal requests. */
  keyOf: (pageNo: number) => string;
  load: (pageNo: number) => Promise<void>;
  refresh: (pageNo: number) => Promise<void>;
}

/** Creates a source from the resource of a call. */
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
