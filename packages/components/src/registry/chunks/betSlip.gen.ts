// Made by `npm run generate`. Change its source instead.
export { BetSlip } from '../../sports/BetSlip/BetSlip.tsx';
