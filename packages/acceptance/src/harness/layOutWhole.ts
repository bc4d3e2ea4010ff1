/** For a document: what is far from the window, and would be laid out late, counts at once. */
export function layOutWhole(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('* { content-visibility: visible !important; }');
  document.adoptedStyleSheets = [sheet];
}
