import type { ConfigProblem } from '../report/ConfigProblem.ts';

/** Codes that may only say that something is not where a misspelt name has put it. */
const followUps: readonly string[] = [
  'LV202',
  'LV303',
  'LV304',
  'LV305',
  'LV306',
  'LV309',
  'LV310',
];

/**
 * The problems without those that only follow from another one: one mistake, one problem.
 *
 * A failed list operation leaves a value its schema does not like; what is locked and deleted is
 * missing; what its schema does not like need not be told to be locked; what stands under a
 * misspelt name is missing under the right one; a list with a broken entry may lack the anchor of
 * an operation because of that.
 */
export function withoutConsequences(problems: readonly ConfigProblem[]): ConfigProblem[] {
  return problems.filter(
    (problem) => !problems.some((cause) => cause !== problem && follows(problem, cause)),
  );
}

function follows(problem: ConfigProblem, cause: ConfigProblem): boolean {
  if (cause.code === 'LV203' && followUps.includes(problem.code))
    return [cause.pointer, cause.meant].some(
      (outer) => outer !== undefined && isWithin(problem.pointer, outer),
    );
  if (problem.code === 'LV303' || problem.code === 'LV304')
    return isEntryFault(cause) && cause.pointer.startsWith(`${problem.pointer}/`);
  if (problem.pointer !== cause.pointer) return false;
  if (cause.code === 'LV305' || cause.code === 'LV306')
    return problem.code.startsWith('LV2') || problem.code === 'LV307';
  // A lock on what is missing, and a missing value that is locked: the lock says why it is missed.
  if (cause.code === 'LV307' || cause.code === 'LV310') return problem.code === 'LV202';
  return problem.code === 'LV307' && cause.code.startsWith('LV2') && cause.code !== 'LV202';
}

function isEntryFault({ code }: ConfigProblem): boolean {
  return code.startsWith('LV2') || code === 'LV411';
}

function isWithin(pointer: string, outer: string): boolean {
  return pointer === outer || pointer.startsWith(`${outer}/`);
}
