import { path } from '../brush/shapes.ts';
import { coarse, trace } from '../brush/trace.ts';
import type { Random } from '../Random.ts';

/** A leaning palm: `lean` moves the crown sideways from the foot at (x, y). */
export function palmTree(
  random: Random,
  x: number,
  y: number,
  height: number,
  lean: number,
  trunk: string,
  leaf: string,
  backLeaf: string,
): string {
  const top = { x: x + lean, y: y - height };
  const wood = trace`M${x - 5} ${y}Q${x + lean * 0.1 - 3} ${y - height * 0.6} ${top.x - 2} ${top.y}h5Q${x + lean * 0.1 + 6} ${y - height * 0.5} ${x + 7} ${y}Z`;
  const frond = (degrees: number): string => {
    const angle = (degrees * Math.PI) / 180;
    const length = height * random.between(0.42, 0.55);
    const tip = { x: Math.cos(angle) * length, y: Math.sin(angle) * length + length * 0.42 };
    const lift = length * 0.42;
    return trace`M${top.x} ${top.y}q${tip.x * 0.42} ${tip.y * 0.3 - lift} ${tip.x} ${tip.y}q${-tip.x * 0.42} ${-tip.y * 0.3 - lift * 0.5} ${-tip.x} ${-tip.y}`;
  };
  const back = [-150, -100, -55, -10]
    .map((degrees) => frond(degrees + random.between(-9, 9)))
    .join('');
  const front = [-190, -165, -125, -75, -30, 8]
    .map((degrees) => frond(degrees + random.between(-8, 8)))
    .join('');
  return path(back, backLeaf) + path(wood, trunk) + path(front, leaf);
}

/** A fir as one outline, to be joined with others in one path. */
export function pine(x: number, y: number, height: number): string {
  const w = height * 0.26;
  return coarse`M${x} ${y - height}l${w * 0.55} ${height * 0.36}h${-w * 0.2}l${w * 0.42} ${height * 0.28}h${-w * 0.24}l${w * 0.47} ${height * 0.36}h${-w * 2}l${w * 0.47} ${-height * 0.36}h${-w * 0.24}l${w * 0.42} ${-height * 0.28}h${-w * 0.2}Z`;
}

/** A pointed leaf as one outline from (x, y) outwards. */
export function leaf(x: number, y: number, length: number, degrees: number, fatness = 0.3): string {
  const angle = (degrees * Math.PI) / 180;
  const dx = Math.cos(angle) * length;
  const dy = Math.sin(angle) * length;
  const side = { x: -dy * fatness, y: dx * fatness };
  return coarse`M${x} ${y}q${dx * 0.4 + side.x} ${dy * 0.4 + side.y} ${dx} ${dy}q${-dx * 0.6 - side.x} ${-dy * 0.6 - side.y} ${-dx} ${-dy}`;
}
