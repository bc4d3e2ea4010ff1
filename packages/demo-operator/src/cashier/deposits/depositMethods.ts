/** Way to deposit money at the demonstration operator. Amounts are in major units. */
export interface DepositMethod {
  readonly methodId: string;
  readonly kind: 'redirect' | 'manual' | 'qr' | 'crypto';
  readonly name: string;
  readonly min: number;
  readonly max: number;
  readonly feePercent: number;
  readonly feeFixed: number;
  readonly amounts: readonly number[];
  /** Time in which an order can be paid. */
  readonly payMinutes: number;
  readonly etaMinutes: number;
  /** Account of the operator, for transfers that the member makes. */
  readonly payee?: { readonly name: string; readonly bank: string; readonly account: string };
  readonly needsPayer?: true;
}

const usual = { feePercent: 0, feeFixed: 0, payMinutes: 15, etaMinutes: 1 };

/** All methods. Their names and accounts are invented. */
export const depositMethods: readonly DepositMethod[] = [
  {
    ...usual,
    methodId: 'wallet',
    kind: 'redirect',
    name: 'Demo E-Wallet',
    min: 100,
    max: 50_000,
    amounts: [100, 500, 1_000, 5_000],
  },
  {
    ...usual,
    methodId: 'card',
    kind: 'redirect',
    name: 'Demo Card',
    min: 200,
    max: 20_000,
    feePercent: 1.5,
    feeFixed: 5,
    amounts: [200, 1_000, 5_000],
  },
  {
    ...usual,
    methodId: 'qr',
    kind: 'qr',
    name: 'Demo QR',
    min: 50,
    max: 30_000,
    amounts: [100, 500, 2_000],
  },
  {
    ...usual,
    methodId: 'bank',
    kind: 'manual',
    name: 'Bank transfer',
    min: 500,
    max: 500_000,
    amounts: [1_000, 10_000, 50_000],
    payMinutes: 120,
    etaMinutes: 30,
    needsPayer: true,
    payee: { name: 'LIVERY DEMONSTRATION', bank: 'Demo Bank', account: '0000-1234-5678' },
  },
  {
    ...usual,
    methodId: 'coin',
    kind: 'crypto',
    name: 'Demo Coin',
    min: 1_000,
    max: 1_000_000,
    amounts: [1_000, 10_000],
    payMinutes: 60,
    etaMinutes: 10,
    payee: {
      name: 'LIVERY DEMONSTRATION',
      bank: 'Demo network',
      account: 'demo1qq0000000000000000000000000000',
    },
  },
];

/** Returns the method with an id. Throws for an unknown one, which is an internal error. */
export function depositMethodOf(methodId: string): DepositMethod {
  const method = depositMethods.find((candidate) => candidate.methodId === methodId);
  if (!method) throw new Error(`There is no deposit method "${methodId}".`);
  return method;
}
