import { type Attributes, path } from '../brush/shapes.ts';
import { trace } from '../brush/trace.ts';

/** A flat-bottomed cloud, `width` units wide, with its base at `y`. */
export function cloud(
  x: number,
  y: number,
  width: number,
  fill: string,
  attributes: Attributes = {},
): string {
  const u = width / 10;
  return path(
    trace`M${x} ${y}a${1.3 * u} ${1.3 * u} 0 0 1 ${0.4 * u} ${-2.4 * u}a${1.9 * u} ${1.9 * u} 0 0 1 ${3 * u} ${-1.3 * u}a${2.2 * u} ${2.2 * u} 0 0 1 ${4 * u} ${0.9 * u}a${1.5 * u} ${1.5 * u} 0 0 1 ${2.4 * u} ${2.8 * u}z`,
    fill,
    attributes,
  );
}
