/** The systems there are steps for. */
export type System = 'android' | 'ios' | 'desktop';

/** The system a browser runs on, as far as it says. */
export function detectSystem({
  userAgent,
  maxTouchPoints,
}: {
  userAgent: string;
  maxTouchPoints: number;
}): System {
  if (/android/i.test(userAgent)) return 'android';
  // A tablet of that maker says that it is a computer, but computers of theirs have no touch
  // screen.
  if (/iphone|ipad|ipod/i.test(userAgent) || (/macintosh/i.test(userAgent) && maxTouchPoints > 1))
    return 'ios';
  return 'desktop';
}
