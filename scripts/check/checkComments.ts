import type { SourceFile } from './checkLayers.ts';

const maxColumns = 100;
const comment = /^\s*(?:\/\/|\/?\*)/;
/** Comments that a tool reads and that cannot be divided. */
const instruction = /^\s*\/[/*] oxlint-/;

/** Returns the comments that are wider than the code, which the formatter does not wrap. */
export function checkComments(files: readonly SourceFile[]): string[] {
  return files.flatMap(({ path, text }) =>
    text
      .split('\n')
      .flatMap((line, index) =>
        line.length > maxColumns && comment.test(line) && !instruction.test(line)
          ? [
              `${path}:${index + 1} has a comment of ${line.length} columns; wrap it at ${maxColumns}.`,
            ]
          : [],
      ),
  );
}
