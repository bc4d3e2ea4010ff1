/** Usual slips in one text. Each returns the text without the slip, or the text itself. */
const repairs: readonly ((text: string) => string)[] = [
  (text) => text.trim(),
  (text) => text.toLowerCase(),
  (text) => text.toUpperCase(),
  // An address instead of the host in it.
  (text) => /^https?:\/\/([^/?#@]+?)(?::\d+)?\/?$/i.exec(text)?.[1]?.toLowerCase() ?? text,
  (text) => text.replace(/:\d+$/, ''),
  (text) => (/[^\0-\x7f]/.test(text) ? asciiHost(text) : text),
  // A path of a browser instead of the name of a file or a route, and the other way round.
  (text) => text.replace(/^\.{0,2}\/+/, ''),
  (text) => (text.includes(':') ? text : `/${text}`),
  (text) => (/^[\w-]+(?:\.[\w-]+)+(?::\d+)?(?:\/\S*)?$/.test(text) ? `https://${text}` : text),
  (text) => text.trim().replaceAll(/\s+/g, '-'),
  (text) => text.replaceAll('\\', '/'),
  // Other ways to write a colour.
  (text) => (/^[0-9a-f]{6}$/i.test(text) ? `#${text}` : text),
  (text) => text.replace(/^#([0-9a-f])([0-9a-f])([0-9a-f])$/i, '#$1$1$2$2$3$3'),
  (text) => hexColor(text),
];

/**
 * Returns the text that was probably meant: the first usual repair that a pattern accepts.
 *
 * @param limits the pattern, and the length of the text
 */
export function repairedText(
  text: string,
  { pattern, maxLength = Infinity }: { pattern: unknown; maxLength?: unknown },
): string | undefined {
  if (typeof pattern !== 'string') return undefined;
  const form = new RegExp(pattern, 'u');
  const candidates = repairs.map((repair) => repair(text));
  return candidates.find(
    (candidate) =>
      candidate !== text && candidate.length <= Number(maxLength) && form.test(candidate),
  );
}

/** Returns the host name as it is sent, with letters outside ASCII encoded. */
function asciiHost(text: string): string {
  const address = `http://${text}`;
  return URL.canParse(address) ? new URL(address).hostname : text;
}

/** Returns `rgb(…)` without transparency as #rrggbb. */
function hexColor(text: string): string {
  const parts = /^rgba?\(\s*(\d+)[\s,]+(\d+)[\s,]+(\d+)(?:[\s,/]+1(?:\.0)?)?\s*\)$/i.exec(text);
  if (!parts) return text;
  const hex = parts
    .slice(1, 4)
    .map((part) => Number(part).toString(16).padStart(2, '0'))
    .join('');
  return hex.length === 6 ? `#${hex}` : text;
}
