import { fixed } from './trace.ts';

/** Presentation attributes of one element. */
export type Attributes = Readonly<Record<string, string | number>>;

/** A filled circle. */
export function circle(
  x: number,
  y: number,
  r: number,
  fill: string,
  attributes: Attributes = {},
): string {
  return `<circle cx="${fixed(x)}" cy="${fixed(y)}" r="${fixed(r)}" fill="${fill}"${write(attributes)}/>`;
}

/** A filled ellipse. */
export function ellipse(
  x: number,
  y: number,
  rx: number,
  ry: number,
  fill: string,
  attributes: Attributes = {},
): string {
  return `<ellipse cx="${fixed(x)}" cy="${fixed(y)}" rx="${fixed(rx)}" ry="${fixed(ry)}" fill="${fill}"${write(attributes)}/>`;
}

/** A filled rectangle; `rx` in the attributes rounds it. */
export function rect(
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  attributes: Attributes = {},
): string {
  return `<rect x="${fixed(x)}" y="${fixed(y)}" width="${fixed(width)}" height="${fixed(height)}" fill="${fill}"${write(attributes)}/>`;
}

/** A filled path. */
export function path(data: string, fill: string, attributes: Attributes = {}): string {
  return `<path d="${data}" fill="${fill}"${write(attributes)}/>`;
}

/** A line. Its ends are round, because `PaintBox.compose` sets that for the whole drawing. */
export function stroke(
  data: string,
  colour: string,
  width: number,
  attributes: Attributes = {},
): string {
  return `<path d="${data}" fill="none" stroke="${colour}" stroke-width="${fixed(width)}"${write(attributes)}/>`;
}

/** Groups parts with common attributes. */
export function group(content: string, attributes: Attributes = {}): string {
  return `<g${write(attributes)}>${content}</g>`;
}

/** Transform that moves, rotates and scales a part drawn around its own origin. */
export function placeAt(x: number, y: number, scale = 1, degrees = 0): Attributes {
  const turn = degrees === 0 ? '' : ` rotate(${fixed(degrees)})`;
  const size = scale === 1 ? '' : ` scale(${Math.round(scale * 1000) / 1000})`;
  return { transform: `translate(${fixed(x)} ${fixed(y)})${turn}${size}` };
}

function write(attributes: Attributes): string {
  // Round ends would fill the gaps between dashes.
  const complete =
    'stroke-dasharray' in attributes ? { 'stroke-linecap': 'butt', ...attributes } : attributes;
  return Object.entries(complete)
    .map(
      ([name, value]) =>
        ` ${name}="${typeof value === 'number' ? Math.round(value * 100) / 100 : value}"`,
    )
    .join('');
}
