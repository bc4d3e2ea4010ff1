/** Time that pictures of the README show. */
export const picturedMs = Date.UTC(2026, 10, 20, 12);
