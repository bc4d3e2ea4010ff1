/** Tones of a deposit's status. */
export const statusTones = {
  created: 'accent',
  pending: 'accent',
  success: 'positive',
  failed: 'negative',
  expired: 'warning',
  cancelled: 'neutral',
} as const;
