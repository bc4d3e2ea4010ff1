// Made by `npm run generate`. Change its source instead.
export { LobbyTools } from '../LobbyTools/LobbyTools.tsx';
export { MoreGames } from '../LobbyTools/MoreGames.tsx';
export { OtherGames } from '../LobbyTools/OtherGames.tsx';
