// Made by `npm run generate`. Change its source instead.
/** A key of the platform's texts. */
export type TextKey =
  | 'home.title';
