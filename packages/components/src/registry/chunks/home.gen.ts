// Made by `npm run generate`. Change its source instead.
export { DownloadPromo } from '../../home/DownloadPromo/DownloadPromo.tsx';
export { JackpotCounter } from '../../home/JackpotCounter/JackpotCounter.tsx';
export { PopularGames } from '../../lobby/PopularGames/PopularGames.tsx';
export { RecentGames } from '../../home/RecentGames/RecentGames.tsx';
export { RecentWinners } from '../../home/RecentWinners/RecentWinners.tsx';
