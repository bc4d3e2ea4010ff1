/** What the page asks: whether a value matches an operator's pattern. */
interface Question {
  readonly pattern: string;
  readonly value: string;
}

/**
 * Runs an operator's patterns in a thread of its own: the page can end it, whatever a pattern does.
 * Answers `undefined` for what is no pattern.
 */
function matches({ pattern, value }: Question): boolean | undefined {
  // With the flag `\p{L}` works; without it what only it refuses, as `\-`.
  for (const flags of ['u', '']) {
    try {
      return new RegExp(pattern, flags).test(value);
    } catch {
      // Tried with the other flags.
    }
  }
  return undefined;
}

addEventListener('message', ({ data }: MessageEvent<Question>) =>
  postMessage({ answer: matches(data) }),
);
postMessage('ready');
