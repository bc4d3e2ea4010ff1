import { getGameList } from '@livery/api';
import { defineQuery } from '../site/defineQuery.ts';

/** A page of games of a category. Source: LOBB-05. */
export const gameListQuery = defineQuery({ call: getGameList, freshMs: 30_000 });
