/** The least score of each category, as Lighthouse shows it (0 to 100). */
export const gates = {
  performance: 90,
  accessibility: 100,
  'best-practices': 100,
  seo: 100,
} as const;

export type Category = keyof typeof gates;

/** The categories in the order of the report. */
export const categories: readonly Category[] = [
  'performance',
  'accessibility',
  'best-practices',
  'seo',
];
