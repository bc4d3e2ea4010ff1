/**
 * Removes queries and fragments from all addresses in a text, because they may contain private data
 * of the visitor.
 */
export function withoutQueries(text: string): string {
  return text.replaceAll(/[^\s"'<>]+/g, (word) => {
    const path = word.indexOf('/');
    const query = path < 0 ? -1 : word.slice(path).search(/[?#]/);
    return query < 0 ? word : word.slice(0, path + query);
  });
}
