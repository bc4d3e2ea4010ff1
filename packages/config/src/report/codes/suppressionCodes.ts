import type { ProblemCodeEntry } from '../ProblemCodeEntry.ts';

/** Comments that suppress a problem. */
export const suppressionCodes = {
  LV701: {
    severity: 'error',
    summary: 'A suppression is malformed: it names no code, or several, or gives no reason.',
    fix: 'Write // livery-ignore LV414: and why, on the line above or at the end of the line; one comment a code.',
    example: {
      file: 'reef/compliance.json',
      text: '{\n  // livery-ignore LV414\n  "minimumAge": 21\n}',
      expectedMessage: 'the suppression gives no reason; write // livery-ignore LV414: and why',
    },
  },
  LV702: {
    severity: 'error',
    summary: 'A suppression names a code that does not exist.',
    fix: 'Correct the code, or remove the comment.',
    example: {
      file: 'reef/compliance.json',
      text: '{\n  // livery-ignore LV999: a summer page\n  "minimumAge": 21\n}',
      expectedMessage: 'there is no code "LV999" to suppress',
    },
  },
  LV703: {
    severity: 'error',
    summary:
      'A suppression names a code that may not be suppressed: without what it asks for the site would be unreadable, unsafe or broken.',
    fix: 'Mend the problem itself, and remove the comment.',
    example: {
      file: 'reef/compliance.json',
      text: '{\n  // livery-ignore LV206: our players look older\n  "minimumAge": 21\n}',
      expectedMessage:
        'LV206 may not be suppressed: A number, text or list is too small or too large.',
    },
  },
  LV704: {
    severity: 'error',
    summary: 'A suppression suppresses nothing: the line it is for has no problem of that code.',
    fix: 'Remove the comment, or put it right above the line that has the problem.',
    example: {
      file: 'reef/compliance.json',
      text: '{\n  // livery-ignore LV414: kept for the summer page\n  "minimumAge": 21\n}',
      expectedMessage: 'line 3 has no problem LV414 to suppress; remove the comment',
    },
  },
} as const satisfies Record<string, ProblemCodeEntry>;
