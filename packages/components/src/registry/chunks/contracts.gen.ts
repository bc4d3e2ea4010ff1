// Made by `npm run generate`. Change its source instead.
export { ContractDesk } from '../../agent/ContractDesk/ContractDesk.tsx';
