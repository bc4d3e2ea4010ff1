import { attempt, ServiceStore, type RootStore } from '@livery/stores';
import { isPhone } from './isPhone.ts';

/**
 * Opens customer service: in a modal on a phone, otherwise in a window. The window is opened in the
 * click's own task, because browsers block it later, and redirected when the address is known; if
 * the call fails, it closes silently. Source: CSVC-01.
 */
export async function openService(
  stores: RootStore,
  { widthPx, heightPx }: { widthPx: number; heightPx: number },
): Promise<void> {
  const opened = isPhone()
    ? null
    : window.open('', '_blank', `popup,width=${widthPx},height=${heightPx}`);
  if (!opened) return void (await stores.modals.show('chatRoom', {}));
  const { reply: address } = await attempt(stores.get(ServiceStore).address());
  if (address === undefined) return opened.close();
  // The service page belongs to another site and must not control this one.
  opened.opener = null;
  opened.location.replace(address);
}
