const maxTargetLength = 4096;

/** Returns a request target without its query. */
export function targetPath(target: string): string {
  const query = target.indexOf('?');
  return query < 0 ? target : target.slice(0, query);
}

/**
 * Returns whether all parsers read the path of a target in the same way: without empty, dot or
 * encoded segments, and decodable.
 */
export function isPlainTarget(target: string): boolean {
  if (!target.startsWith('/') || target.length > maxTargetLength) return false;
  const path = targetPath(target);
  return (
    !/\/\/|\\|\/\.\.?(?:\/|$)|%(?:2e|2f|5c|00)/i.test(path) &&
    (!path.includes('%') || isDecodable(path))
  );
}

function isDecodable(path: string): boolean {
  try {
    return decodeURIComponent(path) !== '';
  } catch {
    return false;
  }
}
