import { getMallCatalogue } from '@livery/api';
import { defineQuery } from '../site/defineQuery.ts';

/** The catalogue of the points mall. Source: MALL-01. */
export const mallQuery = defineQuery({ call: getMallCatalogue, freshMs: 60_000 });
