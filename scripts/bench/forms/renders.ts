/** Number of field renderings, in either form. */
export const renders = { count: 0 };
