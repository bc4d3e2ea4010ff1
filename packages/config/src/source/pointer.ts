/** Appends names to a JSON pointer (RFC 6901). */
export function joinPointer(pointer: string, ...names: readonly (string | number)[]): string {
  return (
    pointer +
    names.map((name) => `/${String(name).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('')
  );
}

/** Returns the names in a JSON pointer. */
export function pointerParts(pointer: string): string[] {
  return pointer
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'));
}
