/** A JSON pointer (RFC 6901) one step further down. */
export function joinPointer(pointer: string, ...names: readonly (string | number)[]): string {
  return (
    pointer +
    names.map((name) => `/${String(name).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('')
  );
}

/** The names a JSON pointer walks through. */
export function pointerParts(pointer: string): string[] {
  return pointer
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'));
}
