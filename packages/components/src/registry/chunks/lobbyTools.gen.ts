// Made by `npm run generate`. Change its source instead.
export { LobbyTools } from '../../lobby/LobbyTools/LobbyTools.tsx';
export { MoreGames } from '../../lobby/LobbyTools/MoreGames.tsx';
export { OtherGames } from '../../lobby/LobbyTools/OtherGames.tsx';
