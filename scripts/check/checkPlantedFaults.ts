/** A mistake somebody could make, and the test file that fails over it. */
export interface PlantedFault {
  readonly name: string;
  readonly file: string;
  /** Occurs once in the file. */
  readonly find: string;
  readonly replace: string;
  readonly caughtBy: string;
}

/** Every planted fault whose text its file does not have in exactly one place. */
export function checkPlantedFaults(
  faults: readonly PlantedFault[],
  textOf: (path: string) => string | undefined,
): string[] {
  return faults
    .filter(({ file, find }) => textOf(file)?.split(find).length !== 2)
    .map(
      ({ name, file, find }) =>
        `The planted fault "${name}" does not fit: ${file} does not have exactly one place that reads: ${find}`,
    );
}
