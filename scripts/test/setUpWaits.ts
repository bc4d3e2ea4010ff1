/** Gives the waits of component tests the limit of all other waits instead of one second. */
import { waitTimeoutMs } from './waitTimeoutMs.ts';

if ('document' in globalThis) {
  const { configure } = await import('@testing-library/dom');
  configure({ asyncUtilTimeout: waitTimeoutMs });
}
