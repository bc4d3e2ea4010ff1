import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Folder into which `npm run build` draws the pictures. */
export const pictureFolder = join(import.meta.dirname, '../../dist');

/** Name of the index file. It is written last, so that a folder with an index is complete. */
export const indexName = 'pictures.json';

/** Index of a folder of pictures. */
export interface PictureIndex {
  /** Hash of the sources from which the pictures were drawn. */
  readonly sources: string;
  /**
   * File of each path below an image CDN. The compressed file has the same name with `.br`
   * appended.
   */
  readonly files: Readonly<Record<string, string>>;
}

/** Pictures by their paths below an image CDN. */
export interface PictureSource {
  /** Returns the SVG, plain or packed with brotli, or undefined when no picture has the path. */
  read(path: string, encoding: 'identity' | 'br'): Promise<Buffer | undefined>;
}

/** Thrown when the pictures have not been drawn. */
export class PicturesMissingError extends Error {
  override readonly name = 'PicturesMissingError';

  constructor(folder: string) {
    super(`There are no pictures in ${folder}. Run "npm run build" to draw them.`);
  }
}

/** Opens the pictures that the build drew. */
export async function openPictures(folder = pictureFolder): Promise<PictureSource> {
  const index = await readIndex(folder);
  if (!index) throw new PicturesMissingError(folder);
  const files = new Map(Object.entries(index.files));
  return {
    read: async (path, encoding) => {
      const file = files.get(path);
      return file === undefined
        ? undefined
        : readFile(join(folder, encoding === 'br' ? `${file}.br` : file));
    },
  };
}

/** Reads the index of a folder, or returns undefined when the folder has none. */
export async function readIndex(folder: string): Promise<PictureIndex | undefined> {
  const text = await readFile(join(folder, indexName), 'utf8').catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return undefined;
      throw error;
    },
  );
  // Written by drawAll.
  return text === undefined ? undefined : (JSON.parse(text) as PictureIndex);
}
