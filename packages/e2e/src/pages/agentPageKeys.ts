/** Pages in the order of the menu. */
export const agentPageKeys = [
  'announcement',
  'agentTeamOverview',
  'registerCenter',
  'downlineManagmentView',
  'teamBetting',
  'userProfitAndLoss',
  'myIncome',
  'transactionDetails',
  'dividend',
  'dailyWage',
  'hourlySalary',
  'realtimeSalary',
] as const;
