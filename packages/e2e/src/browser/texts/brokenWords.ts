import type { Page } from 'playwright/test';

/**
 * Returns the single words in the elements of `scope` that are broken across lines. Scripts that
 * break lines within words are left out.
 */
export function brokenWords(page: Page, scope: string): Promise<string[]> {
  return page.evaluate((within) => {
    const word =
      /^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Arabic}\p{Script=Devanagari}\p{M}]+$/u;
    const faults: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const [element, text] = [node.parentElement, node.textContent?.trim() ?? ''];
      if (!element?.closest(within) || !word.test(text)) continue;
      if (!element.checkVisibility({ visibilityProperty: true })) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const lines = new Set(Array.from(range.getClientRects(), ({ top }) => Math.round(top)));
      if (lines.size > 1) faults.push(`"${text}" is broken across ${lines.size} lines`);
    }
    return faults;
  }, scope);
}
