/** Import of a source file, static or dynamic. */
export interface Import {
  readonly specifier: string;
  readonly line: number;
  /** Erased when Node runs the file. */
  readonly typeOnly: boolean;
}

/** Returns the imports and re-exports of a source file. */
export function importsOf(text: string): Import[] {
  const pattern =
    /(?:import|export)(\s+type)?\s[^;'"]*?from\s+'([^']+)'|import\s+'([^']+)'|import\(\s*['`]([^'`]+)['`]/g;
  return [...text.matchAll(pattern)].map((match) => ({
    specifier: match[2] ?? match[3] ?? match[4] ?? '',
    line: text.slice(0, match.index).split('\n').length,
    typeOnly: match[1] !== undefined,
  }));
}
