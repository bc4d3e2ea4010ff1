import {
  periodsOfKind,
  settlementPeriodAt,
  type ContractKind,
  type ContractPeriod,
  type ContractTier,
  type ContractTierRequest,
  type LedgerTier,
  type PeriodCalendar,
  type SettlementPeriod,
} from '@livery/model';
import { moneyOf } from '../../cashier/Money.ts';
import type { Merchant } from '../../merchants/Merchant.ts';
import { profileOf, type MerchantProfile } from '../../merchants/merchantProfiles.ts';
import { hasModule } from '../../merchants/moduleTree.ts';

/** Module of each kind. */
const modules: Readonly<Record<ContractKind, string>> = {
  dividend: 'DIVIDEND',
  salary: 'DAILYSALARY',
  hourSalary: 'HOURLYSALARY',
  realtimeSalary: 'REALTIMESALARY',
};

const rateParts = 100;

/**
 * Returns the operator's number for requests of a kind; 0 if its module is off. Source: AGNT-04.
 */
export function requestTypeOf({ profile, modulesOff }: Merchant, kind: ContractKind): number {
  return hasModule(modulesOff, modules[kind]) ? profileOf(profile).contracts.requestTypes[kind] : 0;
}

/** Whether contracts of a kind are made at all. */
export function isOffered(merchant: Merchant, kind: ContractKind): boolean {
  return requestTypeOf(merchant, kind) !== 0;
}

/** Returns the periods that new contracts of a kind may have. Source: AGNT-03. */
export function offeredPeriods(
  { contracts }: Pick<MerchantProfile, 'contracts'>,
  kind: ContractKind,
): ContractPeriod[] {
  return periodsOfKind(kind).filter(
    (period) => kind !== 'dividend' || contracts.periods.includes(period),
  );
}

/** Returns the calendar of a merchant's contracts. */
export function calendarOf({
  timeZone,
  contracts: { realTimeMinutes },
}: Pick<MerchantProfile, 'timeZone' | 'contracts'>): PeriodCalendar {
  return { timeZone, realTimeMinutes };
}

/** Returns the first period that begins at a moment or later. */
export function firstPeriodFrom(
  period: ContractPeriod,
  fromMs: number,
  calendar: PeriodCalendar,
): SettlementPeriod {
  const current = settlementPeriodAt(period, fromMs, calendar);
  return current.startMs >= fromMs ? current : settlementPeriodAt(period, current.endMs, calendar);
}

/** Converts tiers to minor units and hundredths of a percent. The tiers must be valid. */
export function toLedgerTiers(
  merchant: Merchant,
  tiers: readonly ContractTierRequest[],
): LedgerTier[] {
  const { toMinor } = moneyOf(merchant);
  return tiers.map(({ rate, activeMembers = 0, validBet = 0, profitAndLoss = 0 }) => ({
    rate: Math.round(rate * rateParts),
    activeMembers,
    validBetMinor: toMinor(validBet),
    profitMinor: toMinor(profitAndLoss),
  }));
}

/** Converts stored tiers to the call's units. */
export function describeTiers(merchant: Merchant, tiers: readonly LedgerTier[]): ContractTier[] {
  const { toMajor } = moneyOf(merchant);
  return tiers.map(({ rate, activeMembers, validBetMinor, profitMinor }) => ({
    rate: percentOf(rate),
    activeMembers,
    validBet: toMajor(validBetMinor),
    profitAndLoss: toMajor(profitMinor),
  }));
}

/** Converts hundredths of a percent to percent. */
export function percentOf(rate: number): number {
  return rate / rateParts;
}

/** Converts percent to hundredths of a percent, rounded down. */
export function hundredthsOf(percent: number): number {
  return Math.floor(percent * rateParts + 1e-9);
}
