import { brandCodes } from './codes/brandCodes.ts';
import { centreCodes } from './codes/centreCodes.ts';
import { layerCodes } from './codes/layerCodes.ts';
import { pageCodes } from './codes/pageCodes.ts';
import { readingCodes } from './codes/readingCodes.ts';
import { referenceCodes } from './codes/referenceCodes.ts';
import { routeCodes } from './codes/routeCodes.ts';
import { safetyCodes } from './codes/safetyCodes.ts';
import { schemaCodes } from './codes/schemaCodes.ts';
import { suppressionCodes } from './codes/suppressionCodes.ts';
import { textCodes } from './codes/textCodes.ts';
import { upstreamCodes } from './codes/upstreamCodes.ts';
import type { ProblemCodeEntry } from './ProblemCodeEntry.ts';

/**
 * All codes of problems in a tenant folder, with summary, fix and an example. Codes are stable: a
 * code never gets a new meaning.
 */
export const problemCodes = {
  ...readingCodes,
  ...schemaCodes,
  ...layerCodes,
  ...referenceCodes,
  ...routeCodes,
  ...pageCodes,
  ...textCodes,
  ...centreCodes,
  ...upstreamCodes,
  ...safetyCodes,
  ...brandCodes,
  ...suppressionCodes,
} as const satisfies Record<string, ProblemCodeEntry>;

/** A key of {@link problemCodes}. */
export type ProblemCode = keyof typeof problemCodes;

/** Returns whether a text is one of the codes. */
export function isProblemCode(text: string): text is ProblemCode {
  return Object.hasOwn(problemCodes, text);
}

/** Returns whether a comment with a reason may suppress a problem of this code. */
export function isSuppressible(code: ProblemCode): boolean {
  const { severity, suppressible }: ProblemCodeEntry = problemCodes[code];
  return suppressible ?? severity === 'warning';
}
