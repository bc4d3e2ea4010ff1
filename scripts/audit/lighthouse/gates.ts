/** Minimum score of each category, on Lighthouse's scale of 0 to 100. */
export const gates = {
  performance: 90,
  accessibility: 100,
  'best-practices': 100,
  seo: 100,
} as const;

export type Category = keyof typeof gates;

/** Categories in the order of the report. */
export const categories: readonly Category[] = [
  'performance',
  'accessibility',
  'best-practices',
  'seo',
];
