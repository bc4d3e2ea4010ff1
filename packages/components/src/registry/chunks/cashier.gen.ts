// Made by `npm run generate`. Change its source instead.
export { DepositDesk } from '../../cashier/DepositDesk/DepositDesk.tsx';
