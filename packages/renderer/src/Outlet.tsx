import { createContext, use, type ReactNode } from 'react';

const OutletContext = createContext<ReactNode>(null);

/** Says what the layout's {@link Outlet} shows. */
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
 * The place in a layout where the route's page stands. Inside that page it is empty, so that a page
 * cannot contain itself.
 */
export function Outlet(): ReactNode {
  return <OutletContext value={null}>{use(OutletContext)}</OutletContext>;
}
