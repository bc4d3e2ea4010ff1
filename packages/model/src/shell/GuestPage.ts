import type { Bootstrap } from './Bootstrap.ts';

/** Renders a page for a guest. Implemented by the built site and passed to the server as a port. */
export type RenderGuestPage = (input: GuestPageInput) => Promise<GuestPage>;

export interface GuestPageInput {
  readonly bootstrap: Bootstrap;
}

export interface GuestPage {
  /** The content of the document's root element. */
  readonly html: string;
  /** Chunks of the page's components, loaded before it hydrates. */
  readonly chunks: readonly string[];
  /** The main image above the fold, if there is one; the document preloads it. */
  readonly heroImage?: string;
  /** Texts of `Intl` in the HTML, by what they were made of. */
  readonly formats: Readonly<Record<string, string>>;
  /** Nodes that could not be rendered; the rest of the page is intact. */
  readonly failures: readonly NodeFailure[];
}

/** A node that failed, with the names needed to find it in the configuration. */
export interface NodeFailure {
  readonly page: string;
  readonly node: string;
  readonly component: string;
  readonly message: string;
}
