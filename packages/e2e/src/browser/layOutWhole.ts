/**
 * For a document: what is far from the window, and would be laid out late, counts at once; and a
 * page that scrolls to a field has done so, for a press that begins while it glides ends elsewhere.
 */
export function layOutWhole(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    '* { content-visibility: visible !important; } html { scroll-behavior: auto !important; }',
  );
  document.adoptedStyleSheets = [sheet];
}
