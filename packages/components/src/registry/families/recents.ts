export { RecentIcons } from '../../home/RecentGames/RecentIcons.tsx';
