import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

setFlagsFromString('--expose-gc');
// The function that the flag adds.
const collect = runInNewContext('gc') as () => void;

/** Collects what nothing refers to. Resolves when weak references to it are empty. */
export async function collectGarbage(): Promise<void> {
  // Twice, because the first collection runs finalizers.
  for (let round = 0; round < 2; round += 1) {
    collect();
    await new Promise(setImmediate);
  }
}
