/**
 * A sentence without the query and fragment of any address in it: those may hold what only the
 * visitor should know.
 */
export function withoutQueries(text: string): string {
  return text.replaceAll(/((?:https?:\/)?\/[^\s?#"'<>]*)[?#][^\s"'<>]*/g, '$1');
}
