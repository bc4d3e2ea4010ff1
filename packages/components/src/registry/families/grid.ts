export { GameGrid } from '../../lobby/GameGrid/GameGrid.tsx';
