import { tabStorage } from './tabStorage.ts';

const key = 'livery.play.token';

/**
 * Returns the launch token from the address and removes it there; after a reload, from the tab's
 * storage.
 */
export function takeToken(): string | undefined {
  const token = new URLSearchParams(location.hash.slice(1)).get('token');
  // Where the browser denies storage, the token stays in the address, so that a reload still works.
  if (token !== null && tabStorage.write(key, token))
    history.replaceState(null, '', location.pathname + location.search);
  return token ?? tabStorage.read(key) ?? undefined;
}
