import { dateInZone, type CentreFilter } from '@livery/model';
import { computed, untracked } from 'mobx';
import { useMemo } from 'react';
import { useStores } from '../../../core/stores.ts';
import { filterRequest, filterValue } from './filterValues.ts';

/**
 * Returns the fields of a request that the filters of a page give. Use it inside an observer. The
 * periods stay the same until a filter or the brand's day changes, so that the request is not a new
 * one each moment.
 */
export function useFilterRequest(filters: readonly CentreFilter[]): Record<string, unknown> {
  const stores = useStores();
  const values = filters.map((filter) => filterValue(stores, filter)).join('\n');
  const today = useMemo(
    () => computed(() => dateInZone(stores.site.config.site.timeZone, stores.time.nowMs)),
    [stores],
  );
  const hasDates = filters.some(({ kind }) => kind === 'dates');
  const day = hasDates ? today.get() : '';
  return useMemo(
    () =>
      filterRequest(
        stores,
        filters,
        untracked(() => stores.time.nowMs),
      ),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the values change with the address
    [stores, filters, values, day],
  );
}
