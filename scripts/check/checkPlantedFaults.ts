/** Possible mistake and the test file that must fail because of it. */
export interface PlantedFault {
  readonly name: string;
  readonly file: string;
  /** Text that occurs exactly once in the file. */
  readonly find: string;
  readonly replace: string;
  readonly caughtBy: string;
}

/** Returns every planted fault whose `find` text does not occur exactly once in its file. */
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
