/** First parts of the paths that the server answers itself: calls, its own routes, files. */
export const serverPrefixes = ['/wps', '/lgw', '/_livery', '/assets', '/build'] as const;

/** Files at the root of a host that the server answers itself. */
export const serverFiles = ['/robots.txt', '/favicon.ico', '/sw.js'] as const;

/** Returns whether the server answers a path itself, so that no page can have it. */
export function isServerPath(path: string): boolean {
  return (
    serverFiles.some((file) => path === file) ||
    serverPrefixes.some((prefix) => path === prefix || path.startsWith(`${prefix}/`))
  );
}
