import type { Game } from '@livery/model';
import { valueOf, type Loadable } from '../core/Loadable.ts';
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
      return mapValue(state, read);
    },
    keyOf: (pageNo) => resource.keyOf(requestOf(pageNo)),
    load: (pageNo) => resource.load(requestOf(pageNo)),
    refresh: (pageNo) => resource.refresh(requestOf(pageNo)),
  };
}

/**
 * Joins sources into one: the pages of the first, then those of the next. Needs the first page of
 * each, because only a reply has the number of pages.
 */
export function joinPageSources(sources: readonly GamePageSource[]): GamePageSource {
  const [first] = sources;
  if (first && sources.length === 1) return first;
  const pageCountOf = (source: GamePageSource): number | undefined => {
    const page = valueOf(source.at(1));
    return page && (page.totalPages ?? 1);
  };
  /** Returns the source of a page, and the page's number there; at most those that are known. */
  const find = (pageNo: number) => {
    let found: { source: GamePageSource; pageNo: number } | undefined;
    let previousPages = 0;
    for (const source of sources) {
      const pageCount = pageCountOf(source);
      if (pageCount === undefined) return { source, pageNo: 1 };
      if (pageNo > previousPages) found = { source, pageNo: pageNo - previousPages };
      previousPages += pageCount;
    }
    return found;
  };
  const load = async (pageNo: number): Promise<void> => {
    await Promise.all(sources.map((source) => source.load(1)));
    const found = find(pageNo);
    if (found && found.pageNo > 1) await found.source.load(found.pageNo);
  };
  const refresh = async (pageNo: number): Promise<void> => {
    const missing = sources.filter((source) => pageCountOf(source) === undefined);
    const found = find(pageNo);
    if (missing.length === 0) return found?.source.refresh(found.pageNo);
    await Promise.all(missing.map((source) => source.refresh(1)));
    await load(pageNo);
  };
  return {
    at: (pageNo) => {
      const found = find(pageNo);
      const totalPages = sources.reduce((sum, source) => sum + (pageCountOf(source) ?? 0), 0);
      return found
        ? mapValue(found.source.at(found.pageNo), (page) => ({ ...page, totalPages }))
        : { status: 'idle' };
    },
    keyOf: (pageNo) => sources.map((source) => source.keyOf(pageNo)).join(' '),
    load,
    refresh,
  };
}

function mapValue<From, To>(state: Loadable<From>, read: (value: From) => To): Loadable<To> {
  if (state.status === 'ready') return { ...state, value: read(state.value) };
  if (state.status === 'idle') return state;
  const { value, ...rest } = state;
  return value === undefined ? rest : { ...rest, value: read(value) };
}
