import { readFile } from 'node:fs/promises';
import type { IconLook, IconTask } from './payloadTasks.ts';

/**
 * Draws a brand's icons: the mark of its logo, which is the square at its start, as in a narrow
 * header, in the middle of a square. Returns PNG files.
 *
 * Errors: `Error` if the logo is no SVG file.
 */
export async function drawIcons({
  logo,
  icons,
}: Omit<IconTask, 'kind'>): Promise<Uint8Array<ArrayBuffer>[]> {
  const { Resvg, initWasm } = await import('@resvg/resvg-wasm');
  isReady ??= readFile(new URL(import.meta.resolve('@resvg/resvg-wasm/index_bg.wasm'))).then(
    (program) => initWasm(program),
  );
  await isReady;
  // As a picture in another, a broken logo would be left out without an error.
  new Resvg(logo).free();
  const address = `data:image/svg+xml;base64,${Buffer.from(logo).toString('base64')}`;
  return icons.map((look) => {
    // Logos are drawn, not written, so no fonts are loaded.
    const icon = new Resvg(iconOf(address, look), { font: { loadSystemFonts: false } });
    const picture = icon.render();
    const file = new Uint8Array(picture.asPng());
    picture.free();
    icon.free();
    return file;
  });
}

/** Resolves when the program that draws is loaded, once for a thread. */
let isReady: Promise<void> | undefined;

function iconOf(logo: string, { sizePx, share, background }: IconLook): string {
  const [markPx, edgePx] = [sizePx * share, (sizePx * (1 - share)) / 2];
  const ground =
    background === undefined ? '' : `<rect width="100%" height="100%" fill="${background}"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${sizePx}" height="${sizePx}">${ground}<image x="${edgePx}" y="${edgePx}" width="${markPx}" height="${markPx}" preserveAspectRatio="xMinYMid slice" href="${logo}"/></svg>`;
}
