import type { Random } from '../Random.ts';
import { compact } from './compact.ts';

/** Offset from 0 to 1, colour, opacity (1 when left out). */
type Stop = readonly [offset: number, colour: string, opacity?: number];

const DIRECTIONS = {
  down: 'x1="0" y1="0" x2="0" y2="1"',
  right: 'x1="0" y1="0" x2="1" y2="0"',
  diagonal: 'x1="0" y1="0" x2="1" y2="1"',
} as const;

/** Collects the gradients, clips and blurs of one drawing under globally unique ids. */
export class PaintBox {
  readonly #key: string;
  readonly #defs: string[] = [];

  constructor(random: Random) {
    this.#key = random.key;
  }

  /** Adds a linear gradient and returns its paint. */
  linear(stops: readonly Stop[], direction: keyof typeof DIRECTIONS = 'down'): string {
    return this.#define(
      (id) =>
        `<linearGradient id="${id}" ${DIRECTIONS[direction]}>${stops.map(writeStop).join('')}</linearGradient>`,
    );
  }

  /** Adds a radial gradient and returns its paint. The centre is relative to the shape's box. */
  radial(stops: readonly Stop[], cx = 0.5, cy = 0.5, r = 0.5): string {
    return this.#define(
      (id) =>
        `<radialGradient id="${id}" cx="${cx}" cy="${cy}" r="${r}">${stops.map(writeStop).join('')}</radialGradient>`,
    );
  }

  /** Adds a glow that fades out towards its edge and returns its paint. */
  glow(colour: string, opacity = 0.9): string {
    return this.radial([
      [0, colour, opacity],
      [0.4, colour, opacity * 0.4],
      [1, colour, 0],
    ]);
  }

  /** Adds a clip made of shapes and returns the value for `clip-path`. */
  clip(shapes: string): string {
    return this.#define((id) => `<clipPath id="${id}">${shapes}</clipPath>`);
  }

  /** Adds a soft blur and returns the value for `filter`. */
  blur(deviation: number): string {
    return this.#define(
      (id) =>
        `<filter id="${id}" x="-50%" y="-50%" width="200%" height="200%"><feGaussianBlur stdDeviation="${deviation}"/></filter>`,
    );
  }

  /**
   * Returns the definitions followed by the parts from back to front. Line ends are round by
   * default.
   */
  compose(parts: readonly string[]): string {
    return compact(
      `<defs>${this.#defs.join('')}</defs><g stroke-linecap="round">${parts.join('')}</g>`,
    );
  }

  #define(write: (id: string) => string): string {
    const id = `${this.#key}-${this.#defs.length}`;
    this.#defs.push(write(id));
    return `url(#${id})`;
  }
}

function writeStop([offset, colour, opacity = 1]: Stop): string {
  const alpha = opacity === 1 ? '' : ` stop-opacity="${Math.round(opacity * 100) / 100}"`;
  return `<stop offset="${offset}" stop-color="${colour}"${alpha}/>`;
}
