// Made by `npm run generate`. Change its source instead.
export { CategoryTiles } from '../../home/CategoryTiles/CategoryTiles.tsx';
export { GameRail } from '../../lobby/GameRail/GameRail.tsx';
export { GameTable } from '../../lobby/GameTable/GameTable.tsx';
