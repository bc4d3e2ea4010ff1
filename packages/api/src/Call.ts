import type { schemaFiles } from './generated/schemas.gen.ts';

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
  /** How the body travels; as JSON when left out. */
  readonly body?: 'form';
  /**
   * The field in which the gateway proves to the operator that it is asking: brand, moment and a
   * number used once, by the operator's codec.
   */
  readonly proofField?: string;
  /** Headers the operator gets with it. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Asking twice does what asking once does: the gateway may try again. */
  readonly idempotent: boolean;
  /**
   * It changes something though it is a GET: like any other such call, only the brand's own page
   * may make it.
   */
  readonly changes?: true;
  /**
   * For how long the server may answer every guest of a brand with the same reply. Only such calls
   * may stand in `preload`.
   */
  readonly guestCacheMs?: number;
  readonly timeoutMs: number;
  readonly rate: RateClass;
  /** The schemas of the request and of the operator's reply. */
  readonly schemas: { readonly request: SchemaName; readonly reply: SchemaName };
  /** What the call does to the visitor's session; the gateway keeps the token either way. */
  readonly session?: 'opens' | 'closes' | 'renews';
  /** Only the gateway itself makes it: it answers no browser that asks for it. */
  readonly from?: 'gateway';
  /**
   * It takes a solved bot check, in `challengeResult`, but for requests of the type that is
   * excepted; see `needsBotCheck`.
   */
  readonly botCheck?: true | { readonly exceptType: string };
  /** A trial account is refused: the call is about what only a real one has. */
  readonly account?: 'real';
  /** Refused while the operator has not said whether it lets this visitor in. */
  readonly needsState?: true;
  /** Fields of the request that are for the gateway: the operator does not get them. */
  readonly ownFields?: readonly string[];
  /**
   * Its refusal tells whether somebody has an account: to who may not know, a brand answers a yes.
   */
  readonly neutral?: true;
  /** The request with the brand's own values filled in: they are never asked of a component. */
  readonly complete?: (site: CallSite, request: Request) => Request;
  /** Ties the reply's type to the call; never set. */
  readonly replyType?: Reply;
}

/**
 * A call whose request and reply are known only to its schemas: what the gateway and the sandbox
 * work with.
 */
export type AnyCall = Omit<Call<Record<string, unknown>, unknown>, 'complete' | 'replyType'> & {
  readonly complete?: (site: never, request: never) => object;
};

/** How often one visitor may ask. */
export type RateClass = 'page' | 'read' | 'write' | 'sensitive';

/** A definition of one of the schema files of the calls. */
export type SchemaName = keyof typeof schemaFiles;

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
  /** Platform letter of announcement calls. */
  readonly platform: string;
  /**
   * Kinds of announcements: those `getAnnouncementContentV2` asks for, and those `getNotice` asks
   * for; codes with commas between them.
   */
  readonly announcementTypes: string;
  readonly noticeTypes: string;
  readonly announcementExecution: string;
}

/** A call as its file declares it: what is left out has a default. */
export interface CallDefinition<Request, Reply> extends Partial<
  Omit<Call<Request, Reply>, 'name' | 'path' | 'schemas'>
> {
  readonly name: string;
  readonly path: string;
  /** `<Name>Request` if left out: the call's name without "get", capitalised. */
  readonly requestSchema?: SchemaName;
  /** `<Name>Reply` if left out. */
  readonly replySchema?: SchemaName;
}

/**
 * Declares a named call.
 *
 * Defaults: GET, no token, plain body, idempotent as its method is, 5 s, rate class `read`.
 */
/* @__NO_SIDE_EFFECTS__ */
export function defineCall<Request, Reply>({
  requestSchema,
  replySchema,
  ...definition
}: CallDefinition<Request, Reply>): Call<Request, Reply> {
  const { name, method = 'GET' } = definition;
  return {
    method,
    token: false,
    encrypted: false,
    idempotent: method === 'GET',
    timeoutMs: 5_000,
    rate: 'read',
    schemas: {
      request: requestSchema ?? schemaNamed(name, 'Request'),
      reply: replySchema ?? schemaNamed(name, 'Reply'),
    },
    ...definition,
  };
}

/** The definition of a call's own name; the validators' test finds those that do not exist. */
function schemaNamed(name: string, kind: 'Request' | 'Reply'): SchemaName {
  const noun = name.replace(/^get/, '');
  return `${noun.charAt(0).toUpperCase()}${noun.slice(1)}${kind}` as SchemaName;
}
