/** Aspect ratio of a reserved box; `tile` is the ratio that the brand configures for its games. */
export type Ratio =
  | 'tile'
  | '1:1'
  | '4:3'
  | '3:4'
  | '3:2'
  | '2:1'
  | '16:9'
  | '16:6'
  | '16:5'
  | '3:1'
  | '4:1';
