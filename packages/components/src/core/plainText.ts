/** A paragraph, a heading or a point of a list, as words. */
export interface PlainBlock {
  readonly kind: 'paragraph' | 'heading' | 'point';
  readonly text: string;
}

/**
 * The words of an HTML text, without tags: for searching in it, and for where no document can
 * sanitise it.
 */
export function plainBlocks(html: string): PlainBlock[] {
  return html
    .replaceAll(/<(script|style)\b[\s\S]*?(?:<\/\1>|$)/gi, '')
    .split(/<\/(?:p|li|h[1-6]|div|tr)>|<br\s*\/?>/i)
    .flatMap((piece) => {
      const text = decode(piece.replaceAll(/<[^>]*>/g, ''))
        .replaceAll(/\s+/g, ' ')
        .trim();
      return text === '' ? [] : [{ kind: kindOf(piece), text }];
    });
}

/** The words of an HTML text, one piece for each block. */
export function plainText(html: string): string[] {
  return plainBlocks(html).map(({ text }) => text);
}

function kindOf(piece: string): PlainBlock['kind'] {
  if (/<h[1-6]\b/i.test(piece)) return 'heading';
  return /<li\b/i.test(piece) ? 'point' : 'paragraph';
}

const named: Readonly<Record<string, string>> = {
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
      if (name !== undefined) return named[name.toLowerCase()] ?? whole;
      const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal);
      return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
    },
  );
}
