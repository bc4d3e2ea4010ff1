/** One measured ratio of a benchmark. */
export interface BenchLine {
  readonly name: string;
  /** What was measured, as a multiple of the stated limit. */
  readonly ratio: number;
  /** The ratio that must not be exceeded; left out for what is only told. */
  readonly gate?: number;
  /**
   * The limit measured against itself in the same run; left out for counts, which have no noise.
   */
  readonly control?: number;
  /** The figures behind the ratio. */
  readonly detail: string;
}

/** What to say of a line. A gate is only judged where the control is quiet. */
export function verdictOf({
  ratio,
  gate,
  control = 1,
}: BenchLine): 'ok' | 'missed' | 'too noisy' | 'told' {
  if (!(control >= 0.95 && control <= 1.05)) return 'too noisy';
  if (gate === undefined) return 'told';
  return ratio <= gate ? 'ok' : 'missed';
}
