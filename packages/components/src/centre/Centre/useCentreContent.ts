import type { CentreBootstrap, CentreName } from '@livery/model';
import { CentreStore } from '@livery/stores';
import { useEffect } from 'react';
import { useStores } from '../../core/stores.ts';
import type { QueryResult } from '../../core/useResource.ts';

/** Loads menu, pages and texts of a centre, again in each language. Use it inside an observer. */
export function useCentreContent(
  name: CentreName,
): Pick<QueryResult<CentreBootstrap>, 'state' | 'retry'> {
  const stores = useStores();
  const centre = stores.get(CentreStore);
  const { language } = stores.locale;
  useEffect(() => void centre.load(name), [centre, name, language]);
  return { state: centre.contentOf(name), retry: () => void centre.load(name) };
}
