import type { WalletTransfer } from '@livery/model';
import type { Vendor } from '@livery/demo-content/catalogue/vendors';
import type { GameCatalogue } from '../catalogue/GameCatalogue.ts';
import type { Merchant } from '../merchants/Merchant.ts';
import { profileOf } from '../merchants/merchantProfiles.ts';
import type { TransferOutcome, WalletTransfers } from '../wallet/WalletTransfers.ts';
import type { CallHandlers, MemberContext } from '../calls/CallHandlers.ts';
import { Refusal } from '../core/Refusal.ts';

const sentences: Readonly<Record<NonNullable<TransferOutcome['reason']>, string>> = {
  too_little: 'There is not enough money for this transfer. Nothing was moved.',
  asked_before:
    'This transfer came too late: it counts as refused. Nothing was moved; please begin a new one.',
  number_taken: 'This number belongs to another transfer. Nothing was moved.',
};

/** Handles transfers to and from providers that have their own wallet. */
export function transferHandlers({
  catalogue,
  transfers,
}: {
  catalogue: GameCatalogue;
  transfers: WalletTransfers;
}): Pick<CallHandlers, 'walletTransfer' | 'getWalletTransfer'> {
  return {
    walletTransfer: async ({ vassalage, direction, amount, referenceNo }, context) => {
      const { merchant, member, nowMs } = context;
      const refusal = refusalOf(catalogue.vendor(vassalage), direction, merchant);
      const order = {
        merchant: merchant.code,
        memberId: member.memberId,
        referenceNo,
        vendor: vassalage,
        direction,
        amountMinor: toMinor(amount, context),
      };
      const outcome = await transfers.transfer(order, nowMs, {
        isAllowed: refusal === undefined,
      });
      if (outcome.reason)
        throw new Refusal(
          refusal ?? sentences[outcome.reason],
          refusal === undefined && outcome.reason === 'too_little'
            ? { reason: 'insufficient_balance' }
            : null,
        );
      return describe(referenceNo, outcome, context);
    },
    getWalletTransfer: async ({ referenceNo }, context) =>
      describe(
        referenceNo,
        await transfers.outcome(
          { merchant: context.merchant.code, memberId: context.member.memberId, referenceNo },
          context.nowMs,
        ),
        context,
      ),
  };
}

/** Returns the reason why a new transfer is refused, if any. */
function refusalOf(
  vendor: Vendor | undefined,
  direction: 'in' | 'out',
  { singleWallet }: Merchant,
): string | undefined {
  if (!vendor) return 'This provider is not offered here.';
  if (vendor.seamless) return 'This provider plays from the main wallet: nothing has to be moved.';
  // Money left at a provider may always be transferred back.
  return direction === 'in' && singleWallet
    ? 'One wallet serves all providers here: nothing has to be moved.'
    : undefined;
}

function describe(
  referenceNo: string,
  { status, movedMinor }: TransferOutcome,
  context: MemberContext,
): WalletTransfer {
  return { referenceNo, status, amount: movedMinor / perMajor(context) };
}

/** Amounts that are not a whole number of minor units are refused, not rounded. */
function toMinor(amount: number | undefined, context: MemberContext): number | undefined {
  if (amount === undefined) return undefined;
  const minor = Math.round(amount * perMajor(context));
  if (minor / perMajor(context) !== amount)
    throw new Refusal(
      'This amount is smaller than the smallest coin there is. Nothing was moved.',
      { reason: 'amount_not_allowed' },
    );
  return minor;
}

function perMajor({ merchant }: MemberContext): number {
  return 10 ** profileOf(merchant.profile).currency.minorDigits;
}
