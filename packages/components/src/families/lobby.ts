export { CategoryTiles } from '../CategoryTiles/CategoryTiles.tsx';
export { GameBoard } from '../GameBoard/GameBoard.tsx';
export { GameGrid } from '../GameGrid/GameGrid.tsx';
export { GameRail } from '../GameRail/GameRail.tsx';
export { VendorRail } from '../VendorRail/VendorRail.tsx';
