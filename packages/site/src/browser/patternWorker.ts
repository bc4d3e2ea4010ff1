/** Request of the page to match a value against an operator's pattern. */
interface Question {
  readonly pattern: string;
  readonly value: string;
}

/**
 * Returns whether the value matches the operator's pattern; `undefined` if the pattern is invalid.
 * Runs in its own thread, so that the page can terminate it.
 */
function matches({ pattern, value }: Question): boolean | undefined {
  // `\p{L}` needs the flag `u`; escapes such as `\-` are valid only without it.
  for (const flags of ['u', '']) {
    try {
      return new RegExp(pattern, flags).test(value);
    } catch {
      // Retry with the other flags.
    }
  }
  return undefined;
}

addEventListener('message', ({ data }: MessageEvent<Question>) =>
  postMessage({ answer: matches(data) }),
);
postMessage('ready');
