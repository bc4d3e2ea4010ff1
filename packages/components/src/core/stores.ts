import type { RootStore } from '@livery/stores';
import { createContext, use } from 'react';

const StoresContext = createContext<RootStore | undefined>(undefined);

/** Provides the stores to the components below it. */
export const StoresProvider = StoresContext.Provider;

/** Returns the stores of the page view. Throws outside of {@link StoresProvider}. */
export function useStores(): RootStore {
  const stores = use(StoresContext);
  if (!stores) throw new Error('useStores is called outside of StoresProvider');
  return stores;
}
