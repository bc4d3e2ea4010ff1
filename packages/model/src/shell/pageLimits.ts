/**
 * Maximum depth of a page's nodes. The renderer leaves deeper nodes out, because it is recursive.
 */
export const maxNodeDepth = 100;
