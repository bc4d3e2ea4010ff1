import {
  periodsOfKind,
  type ContractKind,
  type ContractPeriod,
  type RegisterValidator,
} from '@livery/model';
import type { CodecName } from '../core/bodyOpeners.ts';
import { registerValidators } from './registerValidators.ts';

/** Immutable settings of a merchant. */
export interface MerchantProfile {
  readonly displayName: string;
  /** Game categories in menu order; unnamed categories follow. */
  readonly lanes: readonly string[];
  /** Vendors listed first in their category. */
  readonly featured: readonly string[];
  /** Default dialling code for numbers without one. */
  readonly dialingCode: string;
  /** Codec of encrypted calls. */
  readonly codec: CodecName;
  /** Currency of the games: code and number of minor digits. */
  readonly currency: { readonly code: string; readonly minorDigits: number };
  /** New merchants have one wallet for all providers, also those that could have their own. */
  readonly singleWallet: boolean;
  readonly validators: readonly RegisterValidator[];
  /** IANA zone in which the periods of contracts begin. */
  readonly timeZone: string;
  readonly contracts: ContractSettings;
  readonly feedback: FeedbackBounds;
}

/** Lengths of the texts of feedback, which the brand's `site.feedback` has too. Source: MEMB-18. */
export interface FeedbackBounds {
  readonly remarkMaxLength: number;
  readonly contentMinLength: number;
  readonly contentMaxLength: number;
}

/** Bounds of brands that set none. */
const usualFeedback: FeedbackBounds = {
  remarkMaxLength: 140,
  contentMinLength: 10,
  contentMaxLength: 1_000,
};

/** Settings of contracts between members and their uplines. */
export interface ContractSettings {
  /**
   * Who requests each kind: 0 no party, 1 the lower one, 2 the upper one, 3 both. Source: AGNT-04.
   */
  readonly requestTypes: Readonly<Record<ContractKind, number>>;
  /** What a team won in a period of a dividend reduces the next ones. */
  readonly carriesWins: boolean;
  /**
   * Periods that dividends may have; those of the other kinds follow from the kind. Source:
   * AGNT-03.
   */
  readonly periods: readonly ContractPeriod[];
  /** Length of a period of real-time salary in minutes. Source: AGNT-16. */
  readonly realTimeMinutes: number;
}

const manila = 'Asia/Manila';
const allPeriods = periodsOfKind('dividend');

/**
 * Profiles by name. A merchant of each name exists from the start; further merchants copy one of
 * them.
 */
export const merchantProfiles: Readonly<Record<string, MerchantProfile>> = {
  LAGOON: {
    displayName: 'Lagoon (demonstration)',
    lanes: ['RNG', 'LIVE', 'FISH', 'PVP', 'ELOTT', 'LOTT', 'SPORTS'],
    featured: ['SVCN', 'LMHW', 'GDPL', 'RFWD', 'DLWL'],
    dialingCode: '+63',
    codec: 'none',
    currency: { code: 'PHP', minorDigits: 2 },
    singleWallet: true,
    feedback: usualFeedback,
    validators: registerValidators({
      required: ['payeeName'],
      offered: ['mobileNum', 'email', 'referralCode', 'affiliateCode'],
    }),
    timeZone: manila,
    contracts: {
      requestTypes: { dividend: 3, salary: 3, hourSalary: 3, realtimeSalary: 3 },
      carriesWins: true,
      periods: allPeriods,
      realTimeMinutes: 5,
    },
  },
  IRONFIELD: {
    displayName: 'Ironfield (demonstration)',
    lanes: ['SPORTS', 'ELOTT', 'LOTT', 'RNG', 'LIVE', 'FISH', 'PVP'],
    featured: ['ODMW', 'TF', 'FB', 'LOTT', 'DRWN', 'QBRK'],
    dialingCode: '+63',
    codec: 'aes-256-gcm',
    currency: { code: 'PHP', minorDigits: 2 },
    singleWallet: false,
    feedback: usualFeedback,
    validators: registerValidators({
      required: ['payeeName', 'mobileNum', 'paymentPassword'],
      offered: ['email', 'whatsapp', 'affiliateCode', 'captcha'],
    }),
    timeZone: manila,
    contracts: {
      requestTypes: { dividend: 3, salary: 2, hourSalary: 1, realtimeSalary: 2 },
      carriesWins: false,
      periods: allPeriods,
      realTimeMinutes: 5,
    },
  },
};

/** Returns the profile of a merchant. Throws for an unknown name, which is an internal error. */
export function profileOf(name: string): MerchantProfile {
  const profile = merchantProfiles[name];
  if (!profile)
    throw new Error(
      `There is no merchant profile "${name}". Known: ${Object.keys(merchantProfiles).join(', ')}.`,
    );
  return profile;
}

/** Returns the minor units per major unit of a merchant's currency. */
export function perMajorOf({ profile }: { readonly profile: string }): number {
  return 10 ** profileOf(profile).currency.minorDigits;
}
