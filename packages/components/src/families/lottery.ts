export { LotteryBoard } from '../LotteryBoard/LotteryBoard.tsx';
export { LotteryGamesModal } from '../modals/LotteryGamesModal/LotteryGamesModal.tsx';
export { OpenedNumbers } from '../OpenedNumbers/OpenedNumbers.tsx';
