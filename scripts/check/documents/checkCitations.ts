import type { SourceFile } from '../checkLayers.ts';

/** Reference to a section of a document outside the repository. A line break may split it. */
const citation = /\b(?:product-spec|design)(?:\s|\*|\/\/)*(?:§|section \d)/g;

/**
 * Returns every comment or description that cites a document outside the repository, with file and
 * line. A source is a requirement id of packages/e2e/requirements.md.
 */
export function checkCitations(files: readonly SourceFile[]): string[] {
  return files.flatMap(({ path, text }) =>
    [...text.matchAll(citation)].map(
      ({ index }) =>
        `${path}:${text.slice(0, index).split('\n').length} cites a document outside the repository. Cite a requirement id of packages/e2e/requirements.md, or give the reason itself.`,
    ),
  );
}
