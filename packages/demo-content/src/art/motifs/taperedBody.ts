import { coarse } from '../brush/trace.ts';

type Point = readonly [x: number, y: number];

/** Outlines of a serpent along a smooth line from tail to neck. */
interface TaperedBody {
  readonly outline: string;
  readonly belly: string;
  readonly scales: string;
  readonly spines: string;
}

/** Builds a body along the points: thin at the tail, `half` units to each side at its thickest. */
export function taperedBody(points: readonly Point[], half: number): TaperedBody {
  const line = smooth(points, 6);
  const ribs = line.map(([x, y], index) => {
    const before = line[Math.max(0, index - 1)] ?? [x, y];
    const after = line[Math.min(line.length - 1, index + 1)] ?? [x, y];
    const length = Math.hypot(after[0] - before[0], after[1] - before[1]) || 1;
    const share = index / (line.length - 1);
    const reach =
      half * Math.min(1, 0.12 + share * 2.2) * (share > 0.75 ? 1 - (share - 0.75) * 1.1 : 1);
    return {
      x,
      y,
      nx: -(after[1] - before[1]) / length,
      ny: (after[0] - before[0]) / length,
      reach,
    };
  });
  const side = (offset: number): string[] =>
    ribs.map(
      ({ x, y, nx, ny, reach }) => coarse`${x + nx * reach * offset} ${y + ny * reach * offset}`,
    );
  return {
    outline: `M${[...side(-1), ...side(1).toReversed()].join('L')}Z`,
    belly: `M${[...side(0.42), ...side(1).toReversed()].join('L')}Z`,
    scales: ribs
      .filter((_, index) => index % 2 === 1)
      .map(
        ({ x, y, nx, ny, reach }) =>
          coarse`M${x - nx * reach * 0.8} ${y - ny * reach * 0.8}q${ny * reach * 0.5} ${-nx * reach * 0.5} ${nx * reach * 1.1} ${ny * reach * 1.1}`,
      )
      .join(''),
    spines: ribs
      .filter((_, index) => index % 2 === 0)
      .map(
        ({ x, y, nx, ny, reach }) =>
          coarse`M${x - nx * reach * 0.7 - ny * 7} ${y - ny * reach * 0.7 + nx * 7}L${x - nx * (reach + 9) - ny * 4} ${y - ny * (reach + 9) + nx * 4}L${x - nx * reach * 0.7 + ny * 7} ${y - ny * reach * 0.7 - nx * 7}Z`,
      )
      .join(''),
  };
}

/** Catmull-Rom through the points, `steps` samples between two of them. */
function smooth(points: readonly Point[], steps: number): Point[] {
  const samples: Point[] = [];
  points.slice(0, -1).forEach((start, index) => {
    const before = points[index - 1] ?? start;
    const end = points[index + 1] ?? start;
    const after = points[index + 2] ?? end;
    for (let step = 0; step < steps; step += 1) {
      const t = step / steps;
      const at = (axis: 0 | 1): number =>
        0.5 *
        (2 * start[axis] +
          (end[axis] - before[axis]) * t +
          (2 * before[axis] - 5 * start[axis] + 4 * end[axis] - after[axis]) * t * t +
          (3 * start[axis] - before[axis] - 3 * end[axis] + after[axis]) * t ** 3);
      samples.push([at(0), at(1)]);
    }
  });
  const last = points.at(-1);
  return last === undefined ? samples : [...samples, last];
}
