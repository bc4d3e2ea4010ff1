/**
 * Removes queries and fragments from all addresses in a text, because they may contain private data of
 * the visitor.
 */
export function withoutQueries(text: string): string {
  return text.replaceAll(/((?:https?:\/)?\/[^\s?#"'<>]*)[?#][^\s"'<>]*/g, '$1');
}
