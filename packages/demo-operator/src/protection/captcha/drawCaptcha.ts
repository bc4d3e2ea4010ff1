import { glyphs } from './glyphs.ts';

/** Greyscale picture, one byte per pixel, row by row. */
export interface GreyPicture {
  readonly width: number;
  readonly height: number;
  readonly pixels: Uint8Array;
}

/** Returns a number in [0, 1). */
export type RandomSource = () => number;

const width = 160;
const height = 56;
const paper = 238;
const glyphColumns = 5;
const glyphRows = 7;

/**
 * Draws characters that are hard to read for a simple program: each is slanted and shifted
 * randomly, among lines and dots.
 */
export function drawCaptcha(text: string, random: RandomSource): GreyPicture {
  const picture = { width, height, pixels: new Uint8Array(width * height).fill(paper) };
  for (let count = 0; count < 500; count += 1)
    ink(picture, random() * width, random() * height, 150 + random() * 90);
  const slot = (width - 16) / text.length;
  [...text].forEach((character, index) =>
    drawCharacter(picture, character, 8 + slot * (index + 0.5), random),
  );
  for (let count = 0; count < 3; count += 1) drawLine(picture, random);
  return picture;
}

/**
 * Maps every pixel of the slot back to a cell of the bitmap, so that slanted characters have no
 * gaps.
 */
function drawCharacter(
  picture: GreyPicture,
  character: string,
  centreX: number,
  random: RandomSource,
): void {
  const rows = glyphs[character] ?? [];
  const scale = 4.4 + random() * 0.7;
  const angle = (random() - 0.5) * 0.5;
  const sway = (random() - 0.5) * 3;
  const centreY = height / 2 + (random() - 0.5) * 8;
  const shade = 30 + random() * 60;
  const reach = Math.ceil(glyphRows * scale * 0.75);
  for (let dy = -reach; dy <= reach; dy += 1) {
    for (let dx = -reach; dx <= reach; dx += 1) {
      const bent = dx - sway * Math.sin(dy / 7);
      const column = Math.floor(
        (bent * Math.cos(angle) + dy * Math.sin(angle)) / scale + glyphColumns / 2,
      );
      const row = Math.floor(
        (dy * Math.cos(angle) - bent * Math.sin(angle)) / scale + glyphRows / 2,
      );
      if (rows[row]?.[column] === '#')
        ink(picture, centreX + dx, centreY + dy, shade + random() * 30);
    }
  }
}

function drawLine(picture: GreyPicture, random: RandomSource): void {
  const from = random() * height;
  const to = random() * height;
  const bow = (random() - 0.5) * 30;
  const shade = 70 + random() * 60;
  for (let step = 0; step <= width * 2; step += 1) {
    const along = step / (width * 2);
    ink(
      picture,
      along * width,
      from + (to - from) * along + bow * Math.sin(along * Math.PI),
      shade,
    );
  }
}

function ink({ pixels }: GreyPicture, x: number, y: number, shade: number): void {
  const column = Math.floor(x);
  const row = Math.floor(y);
  if (column >= 0 && column < width && row >= 0 && row < height)
    pixels[row * width + column] = shade;
}
