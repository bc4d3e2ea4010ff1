/** The browser's program as it was built: addresses of the files a document has to name. */
export interface ClientBuild {
  /** Changes with every build. */
  readonly id: string;
  /** The script a document starts with. */
  readonly script: string;
  /** The one style sheet; `undefined` while developing. */
  readonly style: string | undefined;
  /** Scripts every page needs, to load ahead. */
  readonly core: readonly string[];
  /** Scripts of a chunk of components; `undefined` for one the build does not have. */
  readonly chunk: (name: string) => readonly string[] | undefined;
}
