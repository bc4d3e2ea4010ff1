import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentFolder } from './contentFolder.ts';
import type { Shape } from './shape.ts';

/**
 * Reads a JSON file of the content folder. Throws an error with the file name and the position of a
 * missing, invalid or unknown field.
 */
export function readData<T>(name: string, shape: Shape<T>, folder = contentFolder): T {
  const file = join(folder, name);
  return shape(parse(readFileSync(file, 'utf8'), file), `${file} $`);
}

function parse(text: string, file: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Error(`${file} is not JSON.`, { cause: error });
  }
}
