/** Theme, width and direction of a page. */
export interface Look {
  theme: 'light' | 'dark';
  /** Width of the viewport in CSS pixels: phone and desktop. */
  width: 390 | 1280;
  /** English (left to right) or Arabic (right to left). */
  language: 'EN' | 'AR';
}

/** All looks: theme × width × direction. */
export const looks: readonly Look[] = (['light', 'dark'] as const).flatMap((theme) =>
  ([390, 1280] as const).flatMap((width) =>
    (['EN', 'AR'] as const).map((language) => ({ theme, width, language })),
  ),
);

/** Returns a readable name of a look. */
export function lookName({ theme, width, language }: Look): string {
  return `${theme} ${width} ${language}`;
}
