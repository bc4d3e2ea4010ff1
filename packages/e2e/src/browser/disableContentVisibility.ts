/**
 * Prepares a document for tests: disables the late layout of distant content and smooth scrolling,
 * because a press that begins during a smooth scroll ends on another element.
 */
export function disableContentVisibility(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    '* { content-visibility: visible !important; } html { scroll-behavior: auto !important; }',
  );
  document.adoptedStyleSheets = [sheet];
}
