import { ApiError, ServiceStore, type RootStore } from '@livery/stores';

/** Below this width a window of its own makes no sense. */
const phone = '(max-width: 40rem)';

/**
 * Opens customer service: on a phone in a modal, else in a window, which is opened with the click
 * and sent on when the address is there. When there is none, the window closes silently. Source:
 * product-spec §7, §8 "Service link call fails".
 */
export async function openService(
  stores: RootStore,
  { widthPx, heightPx }: { widthPx: number; heightPx: number },
): Promise<void> {
  const opened = window.matchMedia(phone).matches
    ? null
    : window.open('', '_blank', `popup,width=${widthPx},height=${heightPx}`);
  if (!opened) return void (await stores.modals.show('chatRoom', {}));
  try {
    const address = await stores.get(ServiceStore).address();
    // What is there is no page of ours: it gets no hand on this one.
    opened.opener = null;
    opened.location.replace(address);
  } catch (error) {
    opened.close();
    if (!(error instanceof ApiError)) throw error;
  }
}
