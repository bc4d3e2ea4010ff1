import { createContext, use, type ReactNode } from 'react';

const OutletContext = createContext<ReactNode>(null);

/** Provides the content of the layout's {@link Outlet}. */
export function OutletProvider({
  value,
  children,
}: {
  value: ReactNode;
  children?: ReactNode;
}): ReactNode {
  return <OutletContext value={value}>{children}</OutletContext>;
}

/**
 * Renders the route's page inside a layout. Empty inside that page, so that a page cannot contain
 * itself.
 */
export function Outlet(): ReactNode {
  return <OutletContext value={null}>{use(OutletContext)}</OutletContext>;
}
