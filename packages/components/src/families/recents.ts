export { RecentIcons } from '../RecentGames/RecentIcons.tsx';
