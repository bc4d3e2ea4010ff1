import { getSportsEvents } from '@livery/api';
import { defineQuery } from '../site/defineQuery.ts';

/** The next events of a category of games, with their odds. */
export const sportsEventsQuery = defineQuery({ call: getSportsEvents, freshMs: 15_000 });
