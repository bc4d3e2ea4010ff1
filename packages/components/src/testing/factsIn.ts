/** Returns the values that a question names, each with its label. */
export function factsIn(question: HTMLElement): string[] {
  return [...question.querySelectorAll('dt')].map(
    (label) => `${label.textContent}: ${label.nextElementSibling?.textContent}`,
  );
}
