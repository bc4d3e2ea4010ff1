// Made by `npm run generate`. Change its source instead.
export { DrawResults } from '../../lottery/DrawResults/DrawResults.tsx';
export { LotteryGamesModal } from '../../lottery/LotteryGamesModal/LotteryGamesModal.tsx';
export { LotteryList } from '../../lottery/LotteryList/LotteryList.tsx';
