/**
 * Converts plain text to HTML: blank lines separate paragraphs, `- ` starts a list item, `## ` a
 * heading, `[words](/path)` is a link within the site.
 */
export function htmlOf(text: string): string {
  return text
    .trim()
    .split(/\n\s*\n/)
    .map((block) => blockOf(block.split('\n').map((line) => line.trim())))
    .join('\n');
}

function blockOf(lines: readonly string[]): string {
  const [first = ''] = lines;
  if (first.startsWith('## ')) return `<h3>${inline(first.slice(3))}</h3>`;
  if (lines.every((line) => line.startsWith('- ')))
    return `<ul>${lines.map((line) => `<li>${inline(line.slice(2))}</li>`).join('')}</ul>`;
  return `<p>${inline(lines.join(' '))}</p>`;
}

function inline(text: string): string {
  const escaped = text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
  return escaped.replace(/\[([^[\]]+)\]\((\/[A-Za-z0-9_#/-]*)\)/g, '<a href="$2">$1</a>');
}
