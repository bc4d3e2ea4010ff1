import type { Random } from '../Random.ts';
/** A leaning palm: `lean` moves the crown sideways from the foot at (x, y). */
export declare function palmTree(random: Random, x: number, y: number, height: number, lean: number, trunk: string, leaf: string, backLeaf: string): string;
/** A fir as one outline, to be joined with others in one path. */
export declare function pine(x: number, y: number, height: number): string;
/** A pointed leaf as one outline from (x, y) outwards. */
export declare function leaf(x: number, y: number, length: number, degrees: number, fatness?: number): string;
