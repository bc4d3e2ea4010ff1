/** Default page size of lists (LOBB-04). */
export const defaultPageSize = 15;
