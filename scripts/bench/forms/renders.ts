/** How often a field rendered, of either form. */
export const renders = { count: 0 };
