// Made by `npm run generate`. Change its source instead.
export { CategoryTiles } from '../../home/CategoryTiles/CategoryTiles.tsx';
export { GameBoard } from '../../lobby/GameBoard/GameBoard.tsx';
export { GameRail } from '../../lobby/GameRail/GameRail.tsx';
