/** Names of the font families of the platform. */
export const builtInFamilies = ['system', 'Figtree', 'Barlow Condensed'] as const;
