import type { SourceFile } from './checkLayers.ts';

const cast = /\bas (?:QueryResult<|Promise<)?[A-Z]\w+Reply\b/g;

/**
 * Returns the casts to the replies of single calls. The types of a call follow from its name, so
 * that a field that the reply does not have is an error of the compiler.
 */
export function checkReplyCasts(files: readonly SourceFile[]): string[] {
  return files.flatMap(({ path, text }) =>
    [...text.matchAll(cast)].map(
      ({ 0: found, index }) =>
        `${path}:${text.slice(0, index).split('\n').length} has a reply "${found}". Take the type from the call: "useCall", "ReplyOf", "CallBehaviour".`,
    ),
  );
}
