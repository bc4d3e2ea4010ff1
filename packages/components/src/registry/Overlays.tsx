import { ApiError, type RootStore } from '@livery/stores';
import { observer } from 'mobx-react-lite';
import { Component, type ReactNode } from 'react';
import { Chunk } from '../core/chunks/Chunk.tsx';
import { useStores } from '../core/stores.ts';

const overlays = new Chunk('overlays', () => import('./OverlayHost/OverlayHost.tsx'));
const OverlayHost = overlays.lazy((module) => module.OverlayHost);

/** Dialogs and modals over the page; their code loads with the first of them. */
export const Overlays = observer(function Overlays() {
  const stores = useStores();
  const { dialogs, modals } = stores;
  if (!dialogs.current && modals.open.length === 0) return null;
  return (
    <OverlayBoundary stores={stores}>
      <OverlayHost />
    </OverlayBoundary>
  );
});

/**
 * Error boundary of dialogs and modals. Closes them all, which answers pending dialogs with no, and
 * reports the failure; the page remains.
 */
class OverlayBoundary extends Component<
  { stores: RootStore; children: ReactNode },
  { failed: boolean }
> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override componentDidCatch(cause: unknown): void {
    const { dialogs, modals, page } = this.props.stores;
    dialogs.clear();
    modals.clear();
    page.fail(new ApiError({ code: 'network_failed', call: 'prepare', cause }));
  }

  override render(): ReactNode {
    return this.state.failed ? null : this.props.children;
  }
}
