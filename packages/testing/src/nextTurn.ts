/** Resolves after everything that follows from promises that are settled now has run. */
export function nextTurn(): Promise<void> {
  return new Promise((resolve) => void setImmediate(resolve));
}
