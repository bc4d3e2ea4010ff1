/** Plain text of a paragraph, a heading or a list item. */
export interface PlainBlock {
  readonly kind: 'paragraph' | 'heading' | 'listItem';
  readonly text: string;
}

/**
 * Returns the plain text of HTML, one entry for each block. For search, and for the server, which
 * has no document to sanitise HTML with.
 */
export function plainBlocks(html: string): PlainBlock[] {
  return html
    .replaceAll(/<(script|style)\b[\s\S]*?(?:<\/\1>|$)/gi, '')
    .split(/<\/(?:p|li|h[1-6]|div|tr)>|<br\s*\/?>/i)
    .flatMap((piece) => {
      const text = decode(withoutTags(piece)).replaceAll(/\s+/g, ' ').trim();
      return text === '' ? [] : [{ kind: kindOf(piece), text }];
    });
}

/** Returns the plain text of HTML, one string for each block. */
export function plainText(html: string): string[] {
  return plainBlocks(html).map(({ text }) => text);
}

/** Removes all tags. Not by a pattern, whose time would grow with the square of unclosed tags. */
function withoutTags(html: string): string {
  const texts: string[] = [];
  let fromIndex = 0;
  for (;;) {
    const start = html.indexOf('<', fromIndex);
    const end = start < 0 ? -1 : html.indexOf('>', start);
    if (end < 0) return texts.join('') + html.slice(fromIndex);
    texts.push(html.slice(fromIndex, start));
    fromIndex = end + 1;
  }
}

function kindOf(piece: string): PlainBlock['kind'] {
  if (/<h[1-6]\b/i.test(piece)) return 'heading';
  return /<li\b/i.test(piece) ? 'listItem' : 'paragraph';
}

const namedReferences: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
};

function decode(text: string): string {
  return text.replaceAll(
    /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]+));/gi,
    (whole, decimal: string | undefined, hex: string | undefined, name: string | undefined) => {
      if (name !== undefined) return namedReferences[name.toLowerCase()] ?? whole;
      const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal);
      return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
    },
  );
}
