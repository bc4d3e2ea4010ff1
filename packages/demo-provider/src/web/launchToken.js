import { tabStorage } from './tabStorage.js';

const key = 'livery.play.token';

/**
 * The launch's token: from the address the frame was opened with, which forgets it once it is kept;
 * after a reload from this tab's own storage.
 * @returns {string | undefined}
 */
export function takeToken() {
  const token = new URLSearchParams(location.hash.slice(1)).get('token');
  if (token !== null) {
    // Where nothing is kept, the address has to bring it along after a reload.
    if (tabStorage.write(key, token))
      history.replaceState(null, '', location.pathname + location.search);
  }
  return token ?? tabStorage.read(key) ?? undefined;
}
