/**
 * Reduces the size of a drawing: short hex colours, no default centres, no leading zeros, no space
 * before a minus.
 */
export function compact(svg: string): string {
  return svg
    .replace(/"#([0-9a-f])\1([0-9a-f])\2([0-9a-f])\3"/g, '"#$1$2$3"')
    .replace(/(<circle|<ellipse) cx="0" cy="0"/g, '$1')
    .replace(/="0\.(?=\d)/g, '=".')
    .replace(
      / d="([^"]*)"/g,
      (_, data: string) =>
        ` d="${data.replace(/(?<!\s)\s+(?=[-A-Za-z])/g, '').replace(/(^|[^\d.])0\.(?=\d)/g, '$1.')}"`,
    );
}
