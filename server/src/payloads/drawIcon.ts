import { readFile } from 'node:fs/promises';
import type { IconTask } from './payloadTasks.ts';

let loading: Promise<typeof import('@resvg/resvg-wasm')> | undefined;

/**
 * Draws a brand's icon: the mark of its logo, which is the square at its start, as in a narrow
 * header, in the middle of a square. Returns a PNG file.
 *
 * Errors: `Error` if the logo is no SVG file.
 */
export async function drawIcon({
  logo,
  sizePx,
  share,
  background,
}: Omit<IconTask, 'kind'>): Promise<Uint8Array<ArrayBuffer>> {
  loading ??= loadRenderer();
  const { Resvg } = await loading;
  // As a picture in another, a broken logo would be left out without an error.
  new Resvg(logo).free();
  const [markPx, edgePx] = [sizePx * share, (sizePx * (1 - share)) / 2];
  const ground =
    background === undefined ? '' : `<rect width="100%" height="100%" fill="${background}"/>`;
  const file = `data:image/svg+xml;base64,${Buffer.from(logo).toString('base64')}`;
  const icon = new Resvg(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${sizePx}" height="${sizePx}">${ground}<image x="${edgePx}" y="${edgePx}" width="${markPx}" height="${markPx}" preserveAspectRatio="xMinYMid slice" href="${file}"/></svg>`,
    // Logos are drawn, not written, so no fonts are loaded.
    { font: { loadSystemFonts: false } },
  );
  const picture = icon.render();
  try {
    return new Uint8Array(picture.asPng());
  } finally {
    picture.free();
    icon.free();
  }
}

async function loadRenderer(): Promise<typeof import('@resvg/resvg-wasm')> {
  const renderer = await import('@resvg/resvg-wasm');
  const program = new URL(import.meta.resolve('@resvg/resvg-wasm/index_bg.wasm'));
  await renderer.initWasm(await readFile(program));
  return renderer;
}
