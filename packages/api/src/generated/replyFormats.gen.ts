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
  | 'list'
  | 'invitation';

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
    "totals.lifetimeNetDeposit": "signedMoney",
    "totals.playMinutes": "number"
  },
  "dividend": {
    "requestId": "copy",
    "status": "word",
    "contractId": "copy",
    "ended.contractId": "copy",
    "ended.topRate": "percent",
    "ended.period": "word"
  },
  "salary": {
    "requestId": "copy",
    "status": "word",
    "contractId": "copy",
    "ended.contractId": "copy",
    "ended.topRate": "percent",
    "ended.period": "word"
  },
  "hourSalary": {
    "requestId": "copy",
    "status": "word",
    "contractId": "copy",
    "ended.contractId": "copy",
    "ended.topRate": "percent",
    "ended.period": "word"
  },
  "realTimeSalaryContract": {
    "requestId": "copy",
    "status": "word",
    "contractId": "copy",
    "ended.contractId": "copy",
    "ended.topRate": "percent",
    "ended.period": "word"
  },
  "getContracts": {
    "list.contractId": "copy",
    "list.kind": "word",
    "list.side": "word",
    "list.status": "word",
    "list.period": "word",
    "list.tiers.rate": "percent",
    "list.tiers.activeMembers": "number",
    "list.tiers.validBet": "money",
    "list.tiers.profitAndLoss": "money",
    "list.topRate": "percent",
    "list.signedAt": "dateTime",
    "list.startsAt": "dateTime",
    "list.endedAt": "dateTime",
    "list.endsAt": "dateTime",
    "totals.count": "number",
    "totals.active": "number"
  },
  "getContractRequests": {
    "list.requestId": "copy",
    "list.kind": "word",
    "list.type": "word",
    "list.direction": "word",
    "list.side": "word",
    "list.status": "word",
    "list.period": "word",
    "list.tiers.rate": "percent",
    "list.tiers.activeMembers": "number",
    "list.tiers.validBet": "money",
    "list.tiers.profitAndLoss": "money",
    "list.topRate": "percent",
    "list.at": "dateTime",
    "list.answeredAt": "dateTime",
    "totals.count": "number",
    "totals.open": "number",
    "totals.mayAnswer": "number"
  },
  "getContractOptions": {
    "list.side": "word",
    "list.reason": "word",
    "list.maximumRate": "percent",
    "list.topRate": "percent",
    "totals.count": "number",
    "realTimeMinutes": "number",
    "ownRate": "percent"
  },
  "getContractImpact": {
    "list.contractId": "copy",
    "list.topRate": "percent",
    "list.period": "word",
    "count": "number"
  },
  "getDownlines": {
    "list.type": "word",
    "list.level": "number",
    "list.rebate": "percent",
    "list.maxRebate": "percent",
    "list.directMembers": "number",
    "list.teamMembers": "number",
    "list.balance": "money",
    "list.joinedAt": "dateTime",
    "list.lastLoginAt": "dateTime",
    "list.status": "word",
    "totals.members": "number",
    "totals.agents": "number",
    "totals.online": "number",
    "totals.balance": "money"
  },
  "setDownlineRebate": {
    "rebate": "percent"
  },
  "getDownlineOptions": {
    "types.value": "word",
    "maxRebate": "percent"
  },
  "createDownline": {
    "type": "word",
    "rebate": "percent"
  },
  "getIncome": {
    "list.incomeId": "copy",
    "list.type": "word",
    "list.at": "dateTime",
    "list.from": "dateTime",
    "list.to": "dateTime",
    "list.base": "money",
    "list.rate": "percent",
    "list.amount": "signedMoney",
    "list.status": "word",
    "list.paidAt": "dateTime",
    "totals.count": "number",
    "totals.amount": "money",
    "totals.paid": "money",
    "totals.pending": "money",
    "totals.rebate": "money",
    "totals.referral": "money",
    "totals.dividend": "money",
    "totals.salary": "money",
    "totals.hourSalary": "money",
    "totals.realtimeSalary": "money"
  },
  "getInviteLinks": {
    "list.code": "copy",
    "list.type": "word",
    "list.rebate": "percent",
    "list.quota": "number",
    "list.uses": "number",
    "list.registrations": "number",
    "list.createdAt": "dateTime",
    "list.expiresAt": "dateTime",
    "list.status": "word",
    "totals.links": "number",
    "totals.uses": "number",
    "totals.registrations": "number"
  },
  "createInviteLink": {
    "code": "copy",
    "type": "word",
    "rebate": "percent",
    "quota": "number",
    "uses": "number",
    "registrations": "number",
    "createdAt": "dateTime",
    "expiresAt": "dateTime",
    "status": "word"
  },
  "getSettlements": {
    "list.settlementId": "copy",
    "list.contractId": "copy",
    "list.kind": "word",
    "list.side": "word",
    "list.from": "dateTime",
    "list.to": "dateTime",
    "list.activeMembers": "number",
    "list.validBet": "money",
    "list.profitAndLoss": "signedMoney",
    "list.carried": "signedMoney",
    "list.base": "money",
    "list.rate": "percent",
    "list.amount": "signedMoney",
    "list.status": "word",
    "list.reason": "word",
    "list.paidAt": "dateTime",
    "totals.count": "number",
    "totals.received": "money",
    "totals.sent": "money",
    "totals.pending": "money"
  },
  "getTeamBetting": {
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
  "getTeamRound": {
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
  "getTeamOverview": {
    "teamBalance": "money",
    "members": "number",
    "newMembers": "number",
    "activeMembers": "number",
    "onlineMembers": "number",
    "firstDeposits": "number",
    "deposits": "money",
    "withdrawals": "money",
    "stake": "money",
    "validBet": "money",
    "payout": "money",
    "rebate": "money",
    "bonus": "money",
    "net": "signedMoney",
    "commission": "money",
    "list.day": "date",
    "list.deposits": "money",
    "list.withdrawals": "money",
    "list.stake": "money",
    "list.validBet": "money",
    "list.payout": "money",
    "list.net": "signedMoney",
    "top.stake": "money",
    "top.validBet": "money",
    "top.payout": "money",
    "top.net": "signedMoney"
  },
  "getTeamProfitLoss": {
    "list.kind": "word",
    "list.category": "word",
    "list.day": "date",
    "list.teamMembers": "number",
    "list.deposits": "money",
    "list.withdrawals": "money",
    "list.stake": "money",
    "list.validBet": "money",
    "list.payout": "money",
    "list.rebate": "money",
    "list.bonus": "money",
    "list.commission": "money",
    "list.net": "signedMoney",
    "totals.deposits": "money",
    "totals.withdrawals": "money",
    "totals.stake": "money",
    "totals.validBet": "money",
    "totals.payout": "money",
    "totals.rebate": "money",
    "totals.bonus": "money",
    "totals.commission": "money",
    "totals.net": "signedMoney"
  },
  "getTeamTransactions": {
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
    "open.reference": "copy",
    "bonuses.percent": "percent",
    "bonuses.maxAmount": "money",
    "bonuses.minDeposit": "money",
    "bonuses.wagerTimes": "number",
    "limits.period": "word",
    "limits.amount": "money",
    "limits.left": "money",
    "limits.nextAmount": "money",
    "limits.nextAt": "dateTime"
  },
  "setDepositLimit": {
    "limits.period": "word",
    "limits.amount": "money",
    "limits.left": "money",
    "limits.nextAmount": "money",
    "limits.nextAt": "dateTime"
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
  "getSportsEvents": {
    "events.startsAt": "dateTime"
  },
  "getMyPromotions": {
    "list.status": "word",
    "list.progress": "number",
    "list.target": "number",
    "list.rewardId": "copy",
    "list.drawsLeft": "number",
    "list.openDraw.drawId": "copy"
  },
  "participation": {
    "status": "word"
  },
  "rafflePromotion": {
    "drawId": "copy",
    "drawsLeft": "number"
  },
  "raffleClaim": {
    "drawId": "copy",
    "status": "word",
    "amount": "money",
    "points": "number"
  },
  "getPromotion": {
    "promotion.raffle.prizes.amount": "money",
    "promotion.raffle.prizes.chance": "percent"
  },
  "getBonuses": {
    "list.bonusId": "copy",
    "list.source": "word",
    "list.status": "word",
    "list.amount": "money",
    "list.wagerRequired": "money",
    "list.wagerDone": "money",
    "list.wagerLeft": "money",
    "list.maxBet": "money",
    "list.contributions.category": "word",
    "list.contributions.percent": "percent",
    "list.grantedAt": "dateTime",
    "list.expiresAt": "dateTime",
    "list.endedAt": "dateTime",
    "list.forfeits": "money",
    "list.keeps": "money",
    "totals.bonuses": "number",
    "totals.amount": "money",
    "totals.wagerLeft": "money",
    "totals.locked": "money"
  },
  "cancelBonus": {
    "bonusId": "copy",
    "status": "word",
    "forfeited": "money",
    "kept": "money"
  },
  "missionSummary": {
    "list.missionId": "copy",
    "list.period": "word",
    "list.status": "word",
    "list.progress": "number",
    "list.target": "number",
    "list.rewardAmount": "money",
    "list.rewardPoints": "number",
    "list.startAt": "dateTime",
    "list.endAt": "dateTime",
    "claimable": "number"
  },
  "leaderboard": {
    "startAt": "dateTime",
    "endAt": "dateTime",
    "list.rank": "number",
    "list.score": "number",
    "list.prize": "money",
    "mine.rank": "number",
    "mine.score": "number",
    "mine.prize": "money"
  },
  "joinMission": {
    "missionId": "copy",
    "status": "word"
  },
  "claimMission": {
    "missionId": "copy",
    "status": "word",
    "amount": "money",
    "points": "number"
  },
  "applyActivity": {
    "activityId": "copy",
    "status": "word"
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
  },
  "pointsBalance": {
    "points": "number",
    "pending": "number"
  },
  "pointsConfig": {
    "pointsPerUnit": "number",
    "minConvert": "number",
    "step": "number",
    "dayMax": "number",
    "dayLeft": "number",
    "earn.category": "word",
    "earn.validBetPerPoint": "money"
  },
  "pointsReward": {
    "items.points": "number",
    "items.amountRequirement": "money",
    "items.stock": "number",
    "items.rankLevel": "number",
    "items.limitLeft": "number",
    "items.status": "word"
  },
  "pointsRedeem": {
    "recordId": "copy",
    "status": "word",
    "changedPoints": "number",
    "points": "number"
  },
  "pointsConvert": {
    "recordId": "copy",
    "amount": "money",
    "points": "number"
  },
  "pointsRedeemList": {
    "list.recordId": "copy",
    "list.type": "word",
    "list.quantity": "number",
    "list.pointsRequirement": "number",
    "list.amountRequirement": "money",
    "list.status": "word",
    "list.time": "dateTime",
    "list.changedPoints": "number",
    "list.pointsBalance": "number",
    "totals.records": "number",
    "totals.earned": "number",
    "totals.spent": "number"
  },
  "getRebate": {
    "fromAt": "dateTime",
    "minimum": "money",
    "validBet": "money",
    "total": "money",
    "status": "word",
    "list.category": "word",
    "list.validBet": "money",
    "list.rate": "percent",
    "list.amount": "money"
  },
  "claimRebate": {
    "claimId": "copy",
    "amount": "money"
  },
  "getRebateRecord": {
    "list.claimId": "copy",
    "list.time": "dateTime",
    "list.validBet": "money",
    "list.amount": "money",
    "list.status": "word",
    "totals.claims": "number",
    "totals.validBet": "money",
    "totals.amount": "money"
  },
  "getReferral": {
    "code": "copy",
    "invited": "number",
    "registered": "number",
    "qualified": "number",
    "earned": "money",
    "claimable": "money",
    "tiers.friends": "number",
    "tiers.reward": "money"
  },
  "getReferralMembers": {
    "list.referralId": "copy",
    "list.registeredAt": "dateTime",
    "list.status": "word",
    "list.validBet": "money",
    "list.reward": "money",
    "totals.friends": "number",
    "totals.validBet": "money",
    "totals.reward": "money"
  },
  "claimReferral": {
    "friends": "number",
    "amount": "money"
  },
  "getRewards": {
    "list.rewardId": "copy",
    "list.source": "word",
    "list.status": "word",
    "list.amount": "money",
    "list.points": "number",
    "list.wagerTimes": "number",
    "list.createdAt": "dateTime",
    "list.expiresAt": "dateTime",
    "list.claimedAt": "dateTime",
    "totals.rewards": "number",
    "totals.claimable": "number",
    "totals.amount": "money",
    "totals.points": "number"
  },
  "claimReward": {
    "rewardId": "copy",
    "status": "word",
    "amount": "money",
    "points": "number",
    "bonusId": "copy"
  },
  "claimAllRewards": {
    "list.rewardId": "copy",
    "list.status": "word",
    "claimed": "number",
    "amount": "money",
    "points": "number"
  }
};
