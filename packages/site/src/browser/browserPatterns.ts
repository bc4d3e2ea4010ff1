import { PatternRunner } from './PatternRunner.ts';
import address from './patternWorker.ts?worker&url';
import { trustedScript } from './trustedScript.ts';

/** Matches the operator's patterns in the worker of this build. */
export const browserPatterns = new PatternRunner({
  start: () => new Worker(trustedScript(address), { type: 'module' }),
  onFault: (cause) => reportError(cause),
});
