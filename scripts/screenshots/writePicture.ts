import { readFile, writeFile } from 'node:fs/promises';
import type { Browser } from 'playwright';
import { differentShare } from './differentShare.ts';

/** Share of pixels up to which a picture counts as unchanged. */
const maxUnchangedShare = 0.001;

/**
 * Writes a picture unless the file shows the same, so that a run changes only the files of what
 * looks different. Returns whether it was written.
 */
export async function writePicture(
  browser: Browser,
  file: string,
  picture: Buffer,
): Promise<boolean> {
  const before = await readFile(file).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
  });
  if (before && (await isSame(browser, before, picture))) return false;
  await writeFile(file, picture);
  return true;
}

/** Compares the pixels of two pictures in the browser, which decodes them. */
async function isSame(browser: Browser, ...pictures: readonly [Buffer, Buffer]): Promise<boolean> {
  const page = await browser.newPage();
  try {
    const addresses = pictures.map((bytes) => `data:image/jpeg;base64,${bytes.toString('base64')}`);
    const share = await page.evaluate<number>(`(async () => {
      ${differentShare.toString()}
      const pixelsOf = async (address) => {
        const bitmap = await createImageBitmap(await (await fetch(address)).blob());
        const canvas = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
        canvas.drawImage(bitmap, 0, 0);
        return canvas.getImageData(0, 0, bitmap.width, bitmap.height).data;
      };
      return differentShare(...(await Promise.all(${JSON.stringify(addresses)}.map(pixelsOf))));
    })()`);
    return share <= maxUnchangedShare;
  } finally {
    await page.close();
  }
}
