/** What a call's schemas permit, for configuration that names its fields. */
export interface CallContract {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Encoding of the body. */
  readonly body: 'json' | 'form';
  /** Whether the whole list can be exported as CSV. */
  readonly exports: boolean;
  /** Whether the call changes something. */
  readonly changes: boolean;
  /** Whether the request has secrets, such as a password, which a codec encrypts. */
  readonly encrypted: boolean;
  /** What the call takes from the member. */
  readonly takes: Taking | undefined;
  readonly request: ValueShape;
  readonly reply: ValueShape;
}

/** Money or points that a call takes from the member. */
export interface Taking {
  /** Field of the request with the amount or number; without it, the operator knows the amount. */
  readonly amount?: string;
  readonly from: TakingPlace;
  /** Without it, the member gives up the amount. */
  readonly to?: TakingPlace;
  /** Value of a field of the request with which the places are the other way round. */
  readonly reversed?: { readonly field: string; readonly value: string };
}

/** The main wallet, the points, or what a field of the request names. */
export type TakingPlace = 'wallet' | 'points' | { readonly field: string };

/** What a schema permits for one value. */
export interface ValueShape {
  /** JSON types, with `integer`; empty if every type is permitted. */
  readonly types: readonly string[];
  /** The permitted values, if the schema lists them. */
  readonly values: readonly unknown[] | undefined;
  /** How a page displays the value, if the schema says it (`x-format`). */
  readonly format: string | undefined;
  /** The known words of a value that may also have others (`x-words`). */
  readonly words: readonly string[] | undefined;
  /** Names of an object's known fields. */
  readonly fieldNames: readonly string[];
  readonly field: (name: string) => ValueShape | undefined;
  /** Entries of a list. */
  readonly items: ValueShape | undefined;
}
