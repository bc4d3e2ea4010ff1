/**
 * Files of the client: of this build, and of earlier builds that open pages may still use.
 */
export interface ClientFiles {
  /** Returns a file below `build/` by its content-hashed name. */
  readonly built: (name: string) => Promise<Buffer> | undefined;
  /** Returns a file at the root of the build, such as the service worker. */
  readonly top: (name: string) => Promise<Buffer> | undefined;
}
