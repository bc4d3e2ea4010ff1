/** The browser's program as it was built: which files a document has to name. */
export interface ClientBuild {
  /** Changes with every build. */
  readonly id: string;
  /** Address of the script a document starts with. */
  readonly script: string;
  readonly core: ChunkFiles;
  /** The files of a component family; `undefined` for one the build does not have. */
  readonly family: (name: string) => ChunkFiles | undefined;
}

/** What a chunk needs, as addresses: scripts to load ahead, style sheets to link. */
export interface ChunkFiles {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}
