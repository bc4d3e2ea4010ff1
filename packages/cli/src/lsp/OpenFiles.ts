import { overlaySource, type FileSource } from '@livery/config';
import { isAbsolute, relative } from 'node:path';
import type { TextDocument } from 'vscode-languageserver-textdocument';
import { pathOfUri, uriOfPath } from './fileUris.ts';

/** The documents that are open in the editor, by their paths. Their texts count, saved or not. */
export class OpenFiles {
  readonly #documents = new Map<string, TextDocument>();

  /** Adds a document or replaces its text. Returns its path; `undefined` if it is no file. */
  set(document: TextDocument): string | undefined {
    const path = pathOfUri(document.uri);
    if (path !== undefined) this.#documents.set(path, document);
    return path;
  }

  /** Removes a document that was closed. Returns its path. */
  delete({ uri }: { readonly uri: string }): string | undefined {
    const path = pathOfUri(uri);
    if (path !== undefined) this.#documents.delete(path);
    return path;
  }

  get(path: string): TextDocument | undefined {
    return this.#documents.get(path);
  }

  paths(): string[] {
    return [...this.#documents.keys()];
  }

  /** Returns the URI by which the editor knows a file. */
  uriOf(path: string): string {
    return this.#documents.get(path)?.uri ?? uriOfPath(path);
  }

  /** Returns a folder's source with the texts of its open documents, as they are now. */
  over(source: FileSource, folder: string): FileSource {
    const texts = new Map<string, string>();
    for (const [path, document] of this.#documents) {
      const file = relative(folder, path).replaceAll('\\', '/');
      if (!isAbsolute(file) && !file.startsWith('..')) texts.set(file, document.getText());
    }
    return overlaySource(source, texts);
  }
}
