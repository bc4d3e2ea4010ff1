/** How a page is looked at. */
export interface Look {
  theme: 'light' | 'dark';
  /** Of the window, in CSS pixels: a phone's and a desktop's. */
  width: 390 | 1280;
  /** English from the left, Arabic from the right. */
  language: 'EN' | 'AR';
}

/** Every look: theme × width × direction. */
export const looks: readonly Look[] = (['light', 'dark'] as const).flatMap((theme) =>
  ([390, 1280] as const).flatMap((width) =>
    (['EN', 'AR'] as const).map((language) => ({ theme, width, language })),
  ),
);

/** A look in words. */
export function lookName({ theme, width, language }: Look): string {
  return `${theme} ${width} ${language}`;
}
