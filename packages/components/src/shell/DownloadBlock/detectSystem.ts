/** Systems with installation steps. */
export type System = 'android' | 'ios' | 'desktop';

/** Returns the system that a browser reports. */
export function detectSystem({
  userAgent,
  maxTouchPoints,
}: {
  userAgent: string;
  maxTouchPoints: number;
}): System {
  if (/android/i.test(userAgent)) return 'android';
  // An iPad reports itself as a Macintosh, but a Macintosh has no touch screen.
  if (/iphone|ipad|ipod/i.test(userAgent) || (/macintosh/i.test(userAgent) && maxTouchPoints > 1))
    return 'ios';
  return 'desktop';
}
