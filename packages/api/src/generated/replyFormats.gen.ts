// Made by `npm run generate`. Change its source instead.
/** Format in which a value of a reply is displayed. */
export type ReplyFormat =
  | 'number'
  | 'money'
  | 'signedMoney'
  | 'percent'
  | 'dateTime'
  | 'date'
  | 'word'
  | 'copy'
  | 'image'
  | 'list';

/** Formats of the values of replies, by call and by path; a list has no part of its own in it. */
export const replyFormats: Readonly<
  Record<string, Readonly<Record<string, ReplyFormat>> | undefined>
> = {
  "getAccountRecord": {
    "list.entryId": "copy",
    "list.at": "dateTime",
    "list.type": "word",
    "list.reference": "copy",
    "list.wallet": "word",
    "list.amount": "signedMoney",
    "list.balanceBefore": "money",
    "list.balanceAfter": "money",
    "totals.entries": "number",
    "totals.in": "money",
    "totals.out": "money",
    "totals.amount": "signedMoney"
  },
  "getBettingRecord": {
    "list.round": "copy",
    "list.gameType": "word",
    "list.stake": "money",
    "list.givenBack": "money",
    "list.validBet": "money",
    "list.win": "money",
    "list.net": "signedMoney",
    "list.at": "dateTime",
    "list.state": "word",
    "totals.rounds": "number",
    "totals.stake": "money",
    "totals.validBet": "money",
    "totals.win": "money",
    "totals.net": "signedMoney"
  },
  "getBettingRound": {
    "round": "copy",
    "gameType": "word",
    "stake": "money",
    "givenBack": "money",
    "validBet": "money",
    "win": "money",
    "net": "signedMoney",
    "at": "dateTime",
    "state": "word",
    "numero": "copy",
    "transactions.transactionId": "copy",
    "transactions.type": "word",
    "transactions.amount": "signedMoney",
    "transactions.balanceAfter": "money",
    "transactions.at": "dateTime"
  },
  "getMessages": {
    "list.at": "dateTime",
    "list.state": "word",
    "totals.messages": "number",
    "totals.unread": "number"
  },
  "getMessage": {
    "at": "dateTime",
    "state": "word"
  },
  "getPersonalProfit": {
    "list.day": "date",
    "list.category": "word",
    "list.deposits": "money",
    "list.withdrawals": "money",
    "list.stake": "money",
    "list.validBet": "money",
    "list.payout": "money",
    "list.rebate": "money",
    "list.bonus": "money",
    "list.net": "signedMoney",
    "totals.deposits": "money",
    "totals.withdrawals": "money",
    "totals.stake": "money",
    "totals.validBet": "money",
    "totals.payout": "money",
    "totals.rebate": "money",
    "totals.bonus": "money",
    "totals.net": "signedMoney",
    "totals.lifetimeNetDeposit": "signedMoney"
  },
  "getDepositMethods": {
    "list.kind": "word",
    "list.logo": "image",
    "list.min": "money",
    "list.max": "money",
    "list.feePercent": "percent",
    "list.feeFixed": "money",
    "list.state": "word",
    "open.orderId": "copy",
    "open.kind": "word",
    "open.amount": "money",
    "open.fee": "money",
    "open.payAmount": "money",
    "open.credited": "money",
    "open.status": "word",
    "open.createdAt": "dateTime",
    "open.expiresAt": "dateTime",
    "open.settledAt": "dateTime",
    "open.payee.account": "copy",
    "open.reference": "copy"
  },
  "createDeposit": {
    "orderId": "copy",
    "kind": "word",
    "amount": "money",
    "fee": "money",
    "payAmount": "money",
    "credited": "money",
    "status": "word",
    "createdAt": "dateTime",
    "expiresAt": "dateTime",
    "settledAt": "dateTime",
    "payee.account": "copy",
    "reference": "copy"
  },
  "getDeposit": {
    "orderId": "copy",
    "kind": "word",
    "amount": "money",
    "fee": "money",
    "payAmount": "money",
    "credited": "money",
    "status": "word",
    "createdAt": "dateTime",
    "expiresAt": "dateTime",
    "settledAt": "dateTime",
    "payee.account": "copy",
    "reference": "copy"
  },
  "cancelDeposit": {
    "orderId": "copy",
    "kind": "word",
    "amount": "money",
    "fee": "money",
    "payAmount": "money",
    "credited": "money",
    "status": "word",
    "createdAt": "dateTime",
    "expiresAt": "dateTime",
    "settledAt": "dateTime",
    "payee.account": "copy",
    "reference": "copy"
  },
  "sendDepositProof": {
    "orderId": "copy",
    "kind": "word",
    "amount": "money",
    "fee": "money",
    "payAmount": "money",
    "credited": "money",
    "status": "word",
    "createdAt": "dateTime",
    "expiresAt": "dateTime",
    "settledAt": "dateTime",
    "payee.account": "copy",
    "reference": "copy"
  },
  "getDepositRecord": {
    "list.orderId": "copy",
    "list.kind": "word",
    "list.amount": "money",
    "list.fee": "money",
    "list.payAmount": "money",
    "list.credited": "money",
    "list.status": "word",
    "list.createdAt": "dateTime",
    "list.expiresAt": "dateTime",
    "list.settledAt": "dateTime",
    "totals.count": "number",
    "totals.amount": "money",
    "totals.credited": "money"
  },
  "getTransferParties": {
    "list.direction": "word",
    "available": "money",
    "min": "money",
    "max": "money",
    "maxNow": "money",
    "leftToday": "money"
  },
  "transferToMember": {
    "transferId": "copy",
    "direction": "word",
    "amount": "signedMoney",
    "balance": "money",
    "status": "word",
    "at": "dateTime"
  },
  "getMemberTransfers": {
    "list.transferId": "copy",
    "list.direction": "word",
    "list.amount": "signedMoney",
    "list.balance": "money",
    "list.status": "word",
    "list.at": "dateTime",
    "totals.count": "number",
    "totals.in": "money",
    "totals.out": "money"
  },
  "getPayoutAccounts": {
    "list.kind": "word",
    "list.addedAt": "dateTime",
    "list.usableAt": "dateTime",
    "banks.kind": "word"
  },
  "addPayoutAccount": {
    "list.kind": "word",
    "list.addedAt": "dateTime",
    "list.usableAt": "dateTime",
    "banks.kind": "word"
  },
  "removePayoutAccount": {
    "list.kind": "word",
    "list.addedAt": "dateTime",
    "list.usableAt": "dateTime",
    "banks.kind": "word"
  },
  "getVendorWallets": {
    "main": "money",
    "list.balance": "money",
    "list.state": "word"
  },
  "getTransferRecord": {
    "list.referenceNo": "copy",
    "list.direction": "word",
    "list.amount": "money",
    "list.status": "word",
    "list.at": "dateTime",
    "totals.count": "number",
    "totals.in": "money",
    "totals.out": "money"
  },
  "getWithdrawQuota": {
    "available": "money",
    "locked": "money",
    "min": "money",
    "max": "money",
    "maxNow": "money",
    "timesLeft": "number",
    "amountLeft": "money",
    "feePercent": "percent",
    "feeFixed": "money"
  },
  "createWithdrawal": {
    "orderId": "copy",
    "amount": "money",
    "fee": "money",
    "net": "money",
    "received": "money",
    "status": "word",
    "createdAt": "dateTime",
    "paidAt": "dateTime",
    "autoReceiveAt": "dateTime",
    "steps.status": "word",
    "steps.at": "dateTime"
  },
  "getWithdrawals": {
    "list.orderId": "copy",
    "list.amount": "money",
    "list.fee": "money",
    "list.net": "money",
    "list.received": "money",
    "list.status": "word",
    "list.createdAt": "dateTime",
    "list.paidAt": "dateTime",
    "list.autoReceiveAt": "dateTime",
    "list.steps.status": "word",
    "list.steps.at": "dateTime",
    "totals.count": "number",
    "totals.amount": "money",
    "totals.net": "money"
  },
  "confirmWithdrawal": {
    "orderId": "copy",
    "amount": "money",
    "fee": "money",
    "net": "money",
    "received": "money",
    "status": "word",
    "createdAt": "dateTime",
    "paidAt": "dateTime",
    "autoReceiveAt": "dateTime",
    "steps.status": "word",
    "steps.at": "dateTime"
  },
  "getMyRank": {
    "stake": "money",
    "nextStake": "money",
    "missingStake": "money",
    "gifts.amount": "money",
    "gifts.stake": "money",
    "gifts.requiredStake": "money",
    "gifts.state": "word",
    "gifts.claimedAt": "dateTime"
  },
  "claimRankGift": {
    "amount": "money"
  }
};
