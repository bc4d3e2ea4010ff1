/** Measured ratio of a benchmark. */
export interface BenchLine {
  readonly name: string;
  /** Measured value as a multiple of the stated limit. */
  readonly ratio: number;
  /** Maximum ratio; absent for results that are only reported. */
  readonly gate?: number;
  /** Limit measured against itself in the same run; absent for counts, which have no noise. */
  readonly control?: number;
  /** Values behind the ratio. */
  readonly detail: string;
}

/** Returns the verdict on a line. A gate is judged only when the control is stable. */
export function verdictOf({
  ratio,
  gate,
  control = 1,
}: BenchLine): 'ok' | 'missed' | 'too noisy' | 'told' {
  if (!(control >= 0.95 && control <= 1.05)) return 'too noisy';
  if (gate === undefined) return 'told';
  return ratio <= gate ? 'ok' : 'missed';
}
