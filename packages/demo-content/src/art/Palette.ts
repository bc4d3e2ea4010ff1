/** Light of a palette. Each scene lists the moods that suit it. */
export type Mood = 'day' | 'dusk' | 'night';

/** The colours of one drawing, six-digit hex each. */
export interface Palette {
  readonly name: string;
  readonly mood: Mood;
  /** Sky at the top, in the middle and at the horizon. */
  readonly sky: readonly [string, string, string];
  /** Silhouettes from far (closest to the sky) to near (darkest). */
  readonly land: readonly [string, string, string];
  /** Main colour of the subject. */
  readonly subject: string;
  /** Metal, edges and ornaments. */
  readonly trim: string;
  /** The small bright contrast. */
  readonly accent: string;
  /** The light source. */
  readonly glow: string;
  /** Deepest shadow. */
  readonly ink: string;
}
