import type { SourceFile } from './checkLayers.ts';

/** A section of a document that is not in the repository. A comment may break inside a citation. */
const citation = /\b(?:product-spec|design)(?:\s|\*|\/\/)*(?:§|section \d)/g;

/** Folders whose citations are still to be replaced by requirement ids. Remove a line when done. */
const pendingFolders = ['packages/stores/src/', 'packages/components/src/'];

/**
 * Every comment or description that cites a document outside the repository, with file and line. A
 * source is a requirement id of packages/e2e/requirements.md.
 */
export function checkCitations(files: readonly SourceFile[]): string[] {
  return files
    .filter(({ path }) => !pendingFolders.some((folder) => path.startsWith(folder)))
    .flatMap(({ path, text }) =>
      [...text.matchAll(citation)].map(
        ({ index }) =>
          `${path}:${text.slice(0, index).split('\n').length} cites a document outside the repository. Cite a requirement id of packages/e2e/requirements.md, or give the reason itself.`,
      ),
    );
}
