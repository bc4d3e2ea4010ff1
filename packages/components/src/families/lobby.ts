export { CategoryTiles } from '../CategoryTiles/CategoryTiles.tsx';
export { GameBoard } from '../GameBoard/GameBoard.tsx';
export { GameRail } from '../GameRail/GameRail.tsx';
