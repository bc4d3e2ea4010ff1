export { LotteryBoard } from '../LotteryBoard/LotteryBoard.tsx';
export { OpenedNumbers } from '../OpenedNumbers/OpenedNumbers.tsx';
export { VendorCards } from '../VendorCards/VendorCards.tsx';
export { VendorRail } from '../VendorRail/VendorRail.tsx';
export { VendorRoute } from '../VendorRoute/VendorRoute.tsx';
