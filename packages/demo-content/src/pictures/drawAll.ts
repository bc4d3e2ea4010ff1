import { createHash } from 'node:crypto';
import { glob, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { allPictures, type Picture } from './allPictures.ts';
import { indexName, pictureFolder, readIndex, type PictureIndex } from './openPictures.ts';

const compress = promisify(brotliCompress);
const packageFolder = join(import.meta.dirname, '../..');

/**
 * Draws each picture into a folder once, plain and compressed. Does nothing when the folder is up
 * to date with the sources. Returns the number drawn.
 */
export async function drawAll({
  folder = pictureFolder,
  pictures = allPictures,
}: {
  readonly folder?: string;
  readonly pictures?: readonly Picture[];
} = {}): Promise<number> {
  const files = filesOf(pictures);
  const sources = await hashSources(files);
  if ((await readIndex(folder))?.sources === sources) return 0;

  await rm(folder, { recursive: true, force: true });
  await Promise.all(
    pictures.map(async ({ path, draw }) => {
      const svg = draw();
      const file = join(folder, path);
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, svg);
      await writeFile(`${file}.br`, await pack(svg));
    }),
  );
  const index: PictureIndex = { sources, files };
  const unfinished = join(folder, `${indexName}.new`);
  await writeFile(unfinished, JSON.stringify(index));
  await rename(unfinished, join(folder, indexName));
  return pictures.length;
}

function filesOf(pictures: readonly Picture[]): PictureIndex['files'] {
  return Object.fromEntries(
    pictures.flatMap(({ path, aliases }) => [path, ...aliases].map((served) => [served, path])),
  );
}

/** Compresses a drawing. The maximum quality saves another 8 % but takes sixty times as long. */
async function pack(svg: string): Promise<Buffer> {
  return compress(svg, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } });
}

/** Hashes this package's programs and data, and the paths, which depend on other packages too. */
async function hashSources(files: PictureIndex['files']): Promise<string> {
  const hash = createHash('sha256').update(JSON.stringify(files));
  const names: string[] = [];
  for await (const name of glob(['src/**/*.ts', 'content/*.json'], { cwd: packageFolder }))
    if (!name.endsWith('.test.ts')) names.push(name);
  for (const name of names.toSorted())
    hash.update(`\n${name}\n`).update(await readFile(join(packageFolder, name)));
  return hash.digest('hex');
}
