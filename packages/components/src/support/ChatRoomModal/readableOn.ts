/**
 * Returns black or white, whichever has the higher contrast on a background `#rrggbb`. One of them
 * always reaches the 4.5:1 of WCAG 2.2, 1.4.3.
 */
export function readableOn(background: string): '#000000' | '#ffffff' {
  const backgroundLuminance = luminance(background);
  return (backgroundLuminance + 0.05) / 0.05 > 1.05 / (backgroundLuminance + 0.05)
    ? '#000000'
    : '#ffffff';
}

/** Relative luminance of `#rrggbb`. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const share = Number.parseInt(colour.slice(start, start + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
