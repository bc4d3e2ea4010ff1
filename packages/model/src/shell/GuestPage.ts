import type { Bootstrap } from './Bootstrap.ts';

/** Renders a page as a guest sees it. Filled by the built site, passed to the server as a port. */
export type RenderGuestPage = (input: GuestPageInput) => Promise<GuestPage>;

export interface GuestPageInput {
  readonly bootstrap: Bootstrap;
}

export interface GuestPage {
  /** The content of the document's root element. */
  readonly html: string;
  /** Chunks of the page's components, loaded before it hydrates. */
  readonly chunks: readonly string[];
  /** The image the first screen waits for, if there is one: the document preloads it. */
  readonly heroImage?: string;
  /** Nodes that could not be rendered; each cost only its own place. */
  readonly failures: readonly NodeFailure[];
}

/** A node that failed, by the names a person finds it with. */
export interface NodeFailure {
  readonly page: string;
  readonly node: string;
  readonly component: string;
  readonly message: string;
}
