/** Beginning of the numbers of sample data. */
export const samplePrefix = 'SAMPLE-';

/** Marks a line of a record whose number is one of sample data, so that pages can label it. */
export function sampleMark(reference: string | null): { sample?: true } {
  return reference?.startsWith(samplePrefix) === true ? { sample: true } : {};
}
