// Made by `npm run generate`. Change its source instead.
export { LotteryBoard } from '../../lottery/LotteryBoard/LotteryBoard.tsx';
export { LotteryGamesModal } from '../../lottery/LotteryGamesModal/LotteryGamesModal.tsx';
export { OpenedNumbers } from '../../lottery/OpenedNumbers/OpenedNumbers.tsx';
