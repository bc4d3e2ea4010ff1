/**
 * Contrast of two `#rrggbb` colours, from 1 to 21. Source: WCAG 2.2 "contrast ratio", "relative
 * luminance".
 */
export function contrastRatio(left: string, right: string): number {
  const [darker = 0, lighter = 0] = [luminance(left), luminance(right)].toSorted((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const share = Number.parseInt(color.slice(start, start + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
