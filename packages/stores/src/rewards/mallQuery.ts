import { getMallCatalogue } from '@livery/api';
import { defineQuery } from '../core/defineQuery.ts';

/** The catalogue of the points mall. Source: MALL-01. */
export const mallQuery = defineQuery({ call: getMallCatalogue, freshMs: 60_000 });
