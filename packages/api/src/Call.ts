/** What the table says of one named call of the operator's API, or of the Livery server. */
export interface Call<Request, Reply> {
  /** The specification's name for it. */
  readonly name: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Path on the brand's own host; `/_livery/…` is answered by the server itself. */
  readonly path: string;
  /** A signed-in member is needed. */
  readonly token: boolean;
  /** The request's body is never in plain text on the wire. */
  readonly encrypted: boolean;
  /** Asking twice does what asking once does: the gateway may try again. */
  readonly idempotent: boolean;
  /** For how long the server may answer every guest of a brand with the same reply. Only such calls may stand in `preload`. */
  readonly guestCacheMs?: number;
  readonly timeoutMs: number;
  readonly rate: RateClass;
  /** The request's and the operator's reply's schemas: `<noun>#<definition>` in calls/<noun>.schema.json. */
  readonly schemas: { readonly request: SchemaName; readonly reply: SchemaName };
  /** What the call does to the visitor's session; the gateway keeps the token either way. */
  readonly session?: 'opens' | 'closes';
  /** The request with the brand's own values filled in: they are never asked of a component. */
  readonly complete?: (site: CallSite, request: Request) => Request;
  /** Ties the reply's type to the call; never set. */
  readonly replyType?: Reply;
}

/** How often one visitor may ask. */
export type RateClass = 'page' | 'read' | 'write' | 'sensitive';

/** `<noun>#<definition>`. */
export type SchemaName = `${string}#${string}`;

/** The values of a brand that calls carry. */
export interface CallSite {
  readonly merchant: string;
  readonly host?: string;
  readonly language: string;
  readonly clientType: number;
  readonly channel: string;
  readonly gamePlatform: string;
  readonly vendorPlatform: string;
  readonly pageSize: number;
}

/** Declares a named call. */
export function defineCall<Request, Reply>(call: Call<Request, Reply>): Call<Request, Reply> {
  return call;
}
