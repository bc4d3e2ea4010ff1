import type { Taking } from '@livery/model';
import type { schemaFiles } from './generated/schemas.gen.ts';
import type { PagedLists } from './replies/pageOfLists.ts';

/** Table entry of a named call to the operator's API or to the Livery server. */
export interface Call<Request, Reply> {
  /** The name in the specification. */
  readonly name: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Path on the brand's own host. The server itself answers `/_livery/…`. */
  readonly path: string;
  /** Whether the call requires a signed-in member. */
  readonly token: boolean;
  /** Carries the token of a signed-in member, and is made for guests without one. */
  readonly tokenIfMember?: true;
  /** Whether the request's body must be encrypted on the wire. */
  readonly encrypted: boolean;
  /** Encoding of the body; JSON by default. */
  readonly body?: 'form';
  /**
   * The field in which the gateway authenticates itself to the operator: brand, time and a nonce,
   * encoded by the operator's codec.
   */
  readonly proofField?: string;
  /** Additional headers sent to the operator. */
  readonly headers?: Readonly<Record<string, string>>;
  /**
   * Whether a repeated call has the same effect as a single one, so that the gateway may retry it.
   */
  readonly idempotent: boolean;
  /** The call also returns its whole list as CSV, for requests with `format: 'csv'`. */
  readonly export?: true;
  /**
   * Marks a GET call that changes something. Like any other such call, only the brand's own page
   * may make it.
   */
  readonly changes?: true;
  /**
   * Milliseconds for which the server may cache one reply for all guests of a brand. Only such
   * calls may be listed in `preload`.
   */
  readonly guestCacheMs?: number;
  readonly timeoutMs: number;
  /**
   * Maximum size of the operator's reply in bytes, beside the brand's own limit, because a reply
   * that is valid costs time for its length.
   */
  readonly replyBytes: number;
  readonly rate: RateClass;
  /** The schemas of the request and of the operator's reply. */
  readonly schemas: { readonly request: SchemaName; readonly reply: SchemaName };
  /** The call's effect on the visitor's session. The gateway keeps the token in all cases. */
  readonly session?: 'opens' | 'closes' | 'renews';
  /** Only the gateway itself makes the call; requests from browsers are rejected. */
  readonly from?: 'gateway';
  /**
   * The call requires a solved bot check in `challengeResult`, except for requests of type
   * `exceptType`; see `needsBotCheck`.
   */
  readonly botCheck?: true | { readonly exceptType: string };
  /**
   * Accounts that may make the call. `real`: not trial accounts, because it concerns data that only
   * a real account has. `agent`: agents and partners only.
   */
  readonly account?: 'real' | 'agent';
  /** The call is rejected until the operator has reported whether the visitor is admitted. */
  readonly needsState?: true;
  /**
   * Field with the reference number that the browser chooses. The same request can be sent again
   * until its result is known.
   */
  readonly once?: 'referenceNo' | 'orderId';
  /**
   * What the call takes from the member. Forms and buttons ask before they make it, and name the
   * amount, where it comes from and where it goes.
   */
  readonly takes?: Taking;
  /**
   * The call with the result of a request by its number. It is asked instead of sending the request
   * again while the result is unknown or `pending`; `refused` is a refusal.
   */
  readonly result?: Call<{ referenceNo: string }, CallResult>;
  /**
   * Lists that the operator sends as a whole, of which a visitor gets the page of the request's own
   * field `pageNo`; by default the first.
   */
  readonly pagedLists?: PagedLists;
  /** Maximum size of a reply with a whole list, which may be larger than the brand's own limit. */
  readonly exportBytes?: number;
  /**
   * Field with the request's images: a list of PNG or JPEG files in base64, whose number and size
   * the brand's `feedback` settings limit. The gateway checks their content.
   */
  readonly images?: 'images';
  /** Fields of the request for the gateway only; they are not sent to the operator. */
  readonly ownFields?: readonly string[];
  /**
   * A refusal would reveal whether an account exists, so brands with `neutralAnswers` return
   * success instead.
   */
  readonly neutral?: true;
  /** Fills in the brand's own values, so that components need not pass them. */
  readonly complete?: (site: CallSite, request: Request) => Request;
  /** Ties the reply's type to the call; never set. */
  readonly replyType?: Reply;
}

/** Result of a request that the operator may carry out later. */
export interface CallResult {
  readonly status: 'done' | 'refused' | 'pending';
}

/**
 * A call without its static types, whose request and reply are described only by schemas. Used by
 * the gateway and the sandbox.
 */
export type AnyCall = Omit<Call<Record<string, unknown>, unknown>, 'complete' | 'replyType'> & {
  readonly complete?: (site: never, request: never) => object;
};

/** Class of the rate limit for one visitor. */
export type RateClass = 'page' | 'read' | 'write' | 'sensitive';

/** Name of a definition in one of the calls' schema files. */
export type SchemaName = keyof typeof schemaFiles;

/** The brand's values that calls send. */
export interface CallSite {
  readonly merchant: string;
  readonly host?: string;
  readonly language: string;
  readonly clientType: number;
  readonly channel: string;
  readonly gamePlatform: string;
  readonly vendorPlatform: string;
  readonly pageSize: number;
  /** IANA time zone of the brand's days. */
  readonly timeZone: string;
  /** Platform letter of announcement calls. */
  readonly platform: string;
  /**
   * Kinds of announcements that `getAnnouncementContentV2` and `getNotice` request; comma-separated
   * codes.
   */
  readonly announcementTypes: string;
  readonly noticeTypes: string;
  readonly announcementExecution: string;
  /** Minutes after which a withdrawal without the member's answer counts as received. */
  readonly receiptMinutes: number;
}

/** A call as its file declares it. Omitted properties have a default. */
export interface CallDefinition<Request, Reply> extends Partial<
  Omit<Call<Request, Reply>, 'name' | 'path' | 'schemas'>
> {
  readonly name: string;
  readonly path: string;
  /** Default: `<Name>Request`, where `<Name>` is the call's name without "get", capitalised. */
  readonly requestSchema?: SchemaName;
  /** Default: `<Name>Reply`. */
  readonly replySchema?: SchemaName;
}

/** Maximum size of a reply that lists what an operator may have thousands of, or has long texts. */
export const maxListBytes = 16 * 1024 * 1024;

/**
 * Declares a named call.
 *
 * Defaults: GET, no token, plain body, idempotent if its method is, 5 s, 256 kB, rate class `read`.
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
    replyBytes: 256 * 1024,
    rate: 'read',
    schemas: {
      request: requestSchema ?? schemaNamed(name, 'Request'),
      reply: replySchema ?? schemaNamed(name, 'Reply'),
    },
    ...definition,
  };
}

/**
 * Returns the schema name derived from a call's name. The test of the validators finds names that
 * do not exist.
 */
function schemaNamed(name: string, kind: 'Request' | 'Reply'): SchemaName {
  const noun = name.replace(/^get/, '');
  return `${noun.charAt(0).toUpperCase()}${noun.slice(1)}${kind}` as SchemaName;
}
