export { DownloadPromo } from '../DownloadPromo/DownloadPromo.tsx';
export { JackpotCounter } from '../JackpotCounter/JackpotCounter.tsx';
export { RecentGames } from '../RecentGames/RecentGames.tsx';
export { WinnerBoard } from '../WinnerBoard/WinnerBoard.tsx';
