import type { ConfigProblem } from '../report/ConfigProblem.ts';
import { groupBy } from '../source/groupBy.ts';

/** Codes of problems that may only be the consequence of a misspelt name. */
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
 * Removes the problems that only follow from another problem, so that one mistake gives one
 * problem.
 *
 * A failed list operation leaves no value, an empty slot, or a value that its schema rejects, and
 * nothing inside it that a later layer could edit. A deleted locked value is also reported as
 * missing. An invalid or deleted value is not reported again for the locks on it and inside it. A
 * value under a misspelt name is missing under the right name. A list with an invalid entry may
 * lack the anchor of an operation.
 */
export function dropDerivedProblems(problems: readonly ConfigProblem[]): ConfigProblem[] {
  const causesAt = groupBy(problems, ({ pointer }) => pointer);
  const misspelt = groupBy(problems, ({ suggestion }) => suggestion);
  // Compared with those at its place and outside of it only, because there may be thousands.
  const causesOf = (problem: ConfigProblem): readonly ConfigProblem[] =>
    followsInner.includes(problem.code)
      ? problems
      : outerPointers(problem.pointer).flatMap((pointer) => [
          ...(causesAt.get(pointer) ?? []),
          ...(misspelt.get(pointer) ?? []),
        ]);
  return problems.filter(
    (problem) => !causesOf(problem).some((cause) => cause !== problem && follows(problem, cause)),
  );
}

/** Codes of problems that follow from others inside their place. */
const followsInner: readonly string[] = ['LV303', 'LV304', 'LV746'];

/** Returns a pointer and those of all values around it. */
function outerPointers(pointer: string): string[] {
  const pointers = [pointer];
  for (let end = pointer.lastIndexOf('/'); end >= 0; end = pointer.lastIndexOf('/', end - 1)) {
    pointers.push(pointer.slice(0, end));
    if (end === 0) break;
  }
  return pointers;
}

function follows(problem: ConfigProblem, cause: ConfigProblem): boolean {
  // A file named unlike the page that it changes lacks what that page has.
  if (cause.code === 'LV751') return isWithin(problem.pointer, cause.pointer);
  // A page with problems of its own is not finished.
  if (problem.code === 'LV746') return isOuter(problem.pointer, cause.pointer);
  if (cause.code === 'LV203' && followUps.includes(problem.code))
    return [cause.pointer, cause.suggestion].some(
      (outer) => outer !== undefined && isWithin(problem.pointer, outer),
    );
  if (problem.code === 'LV303' || problem.code === 'LV304')
    return isEntryFault(cause) && isOuter(problem.pointer, cause.pointer);
  if (problem.code === 'LV307' && isOuter(cause.pointer, problem.pointer))
    return cause.code === 'LV101' || cause.code === 'LV307' || isInvalid(cause);
  if (cause.code === 'LV305' && isOuter(cause.pointer, problem.pointer))
    return problem.code === 'LV306' || problem.code === 'LV309';
  if (problem.pointer !== cause.pointer) return false;
  // A text with a forbidden character also breaks the pattern of its value.
  if (cause.code === 'LV120') return problem.code !== 'LV120';
  // A null that deletes a required document that the parent lacks too.
  if (cause.code === 'LV101') return problem.code === 'LV309';
  if (cause.code === 'LV305' || cause.code === 'LV306')
    return (
      ['LV101', 'LV202', 'LV415'].includes(problem.code) ||
      // In another file, it is a mistake of another layer.
      (problem.file === cause.file && /^LV(?:2|307)/.test(problem.code))
    );
  // A lock on a missing value: the lock explains why the value is reported as missing.
  if (cause.code === 'LV307' || cause.code === 'LV310') return problem.code === 'LV202';
  return problem.code === 'LV307' && isInvalid(cause);
}

/** Returns whether a value is there and does not fit its schema. */
function isInvalid({ code, severity }: ConfigProblem): boolean {
  return code.startsWith('LV2') && code !== 'LV202' && severity === 'error';
}

function isEntryFault({ code, severity }: ConfigProblem): boolean {
  return (code.startsWith('LV2') && severity === 'error') || code === 'LV411';
}

function isOuter(outer: string, pointer: string): boolean {
  return pointer.startsWith(`${outer}/`);
}

function isWithin(pointer: string, outer: string): boolean {
  return pointer === outer || isOuter(outer, pointer);
}
