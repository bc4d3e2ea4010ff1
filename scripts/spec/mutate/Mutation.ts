/** One value of a tenants folder: the pointer's names lead to it from the document's root. */
export interface Edit {
  /** Path of the document below the tenants folder. */
  readonly file: string;
  readonly path: readonly string[];
  readonly value: unknown;
}

/** A text or a constant of the base, changed to something clearly else. */
export interface Mutation {
  readonly kind: 'text' | 'constant';
  /** The text key, or schema and property names of the constant. */
  readonly id: string;
  /** The English text, or the constant as JSON and in the specification's words. */
  readonly shown: string;
  /** Changes that make it, the best first: a brand may refuse one. */
  readonly alternatives: readonly (readonly Edit[])[];
}
