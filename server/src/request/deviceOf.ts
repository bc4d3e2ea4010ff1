/** Browsers, the more specific first: most of them also send the names of others. */
const browsers: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\bOPR\/|\bOpera/, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];
const systems: readonly (readonly [RegExp, string])[] = [
  [/\bAndroid\b/, 'Android'],
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
];

/**
 * Returns the visitor's browser and system, for example `Chrome, Windows`; undefined if both are
 * unknown. The operator receives this instead of the whole header, which identifies devices.
 */
export function deviceOf(userAgent: string | undefined): string | undefined {
  const text = userAgent ?? '';
  const names = [browsers, systems].flatMap(
    (list) => list.find(([pattern]) => pattern.test(text))?.[1] ?? [],
  );
  return names.length === 0 ? undefined : names.join(', ');
}
