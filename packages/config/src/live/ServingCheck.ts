import type { UpstreamDocument } from '@livery/model';
import type { ProblemCode } from '../report/problemCodes.ts';

/**
 * The parts of a valid brand that decide, with the settings of a server, whether it can be served.
 */
export interface ServedBrand {
  readonly brand: string;
  /**
   * Address of the operator, registrations at the offered sign-in providers, the names of the
   * secrets that both require, and the codecs.
   */
  readonly upstream: Pick<
    UpstreamDocument,
    'baseUrl' | 'headers' | 'codecKey' | 'codecs' | 'socialProviders'
  >;
}

/** Settings of a server that decide whether a brand can be served. */
export type ServingSetting =
  | 'LIVERY_SECRETS_DIR'
  | 'LIVERY_UPSTREAM_NETWORKS'
  | 'LIVERY_UPSTREAM_ORIGINS';

/** Reason why a server cannot serve a valid brand. */
export interface ServingProblem {
  readonly code: ProblemCode;
  readonly message: string;
  /** Names of the value in upstream.json, from the top of the document. */
  readonly names: readonly string[];
  /** The setting that decides, and what it decides about; missing if no setting can allow it. */
  readonly decidedBy?: { readonly setting: ServingSetting; readonly subject: string };
}

/** Returns the reasons why a server with certain settings cannot serve a valid brand. */
export type ServingCheck = (brand: ServedBrand) => readonly ServingProblem[];
