import type { RootStore } from '@livery/stores';
import { createContext, use } from 'react';

const StoresContext = createContext<RootStore | undefined>(undefined);

/** Gives the components below it their stores. */
export const StoresProvider = StoresContext.Provider;

/** The stores of this page view. */
export function useStores(): RootStore {
  const stores = use(StoresContext);
  if (!stores) throw new Error('A component stands outside of StoresProvider');
  return stores;
}
