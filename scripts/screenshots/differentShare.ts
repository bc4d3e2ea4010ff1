/**
 * Returns the share of pixels that differ visibly, from 0 to 1; 1 if the sizes differ. Noise of an
 * encoder, or of another version of a browser, is below the threshold.
 *
 * Has no imports, because it also runs in a page.
 *
 * @param first pixels of four bytes each, as of a canvas.
 */
export function differentShare(first: ArrayLike<number>, second: ArrayLike<number>): number {
  const thresholdLevels = 48;
  if (first.length !== second.length) return 1;
  let different = 0;
  for (let offset = 0; offset < first.length; offset += 4) {
    const isDifferent = [0, 1, 2].some(
      (channel) =>
        Math.abs((first[offset + channel] ?? 0) - (second[offset + channel] ?? 0)) >
        thresholdLevels,
    );
    if (isDifferent) different += 1;
  }
  return different / (first.length / 4);
}
