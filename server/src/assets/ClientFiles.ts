/**
 * The files of the browser's program: of this build, and of those that open pages may still be
 * running.
 */
export interface ClientFiles {
  /** A file below `assets/`, by its name. Its name has its content's hash in it. */
  readonly asset: (name: string) => Promise<Buffer> | undefined;
  /** A file at the top of the build, such as the service worker. */
  readonly top: (name: string) => Promise<Buffer> | undefined;
}
